/** Introductions and exhibits of the exhibitors of both expos, a line each: Chinese, English, French, Spanish. */
export const EXHIBITOR_NAMES = `
产地自收自烘，当天过筛、当天进烘房，按批留样。（演示） | We buy and dry at origin: sieved and into the dryer on the same day, with a sample kept of each lot. (demo) | Achat et séchage à l’origine : tamisé et mis au séchoir le jour même, un échantillon gardé par lot. (démo) | Compra y secado en origen: cribado y al secadero el mismo día, con muestra guardada de cada lote. (demo)
六个村的联合收购点，统货、选货分级明码。（演示） | The buying station of six villages, with open prices for each grade. (demo) | Le point d’achat de six villages, prix affichés pour chaque catégorie. (démo) | El punto de compra de seis aldeas, con precios a la vista para cada calidad. (demo)
专做无硫干货，附检测报告，可切段、磨粉。（演示） | Sulphur-free dried goods with test reports, cut or ground to order. (demo) | Spécialiste du séché sans soufre, avec rapport d’analyse, coupé ou moulu à la demande. (démo) | Especialistas en secado sin azufre, con informe de análisis, cortado o molido a petición. (demo)
水蒸气蒸馏与超临界萃取两条线，含量按批出具气相图谱。（演示） | Steam distillation and supercritical extraction, with a chromatogram for every lot. (demo) | Distillation à la vapeur et extraction supercritique, chromatogramme par lot. (démo) | Destilación por vapor y extracción supercrítica, con cromatograma por lote. (demo)
供调味、日化两类客户，小样 7 天内寄出。（演示） | For the food and personal care industries; samples are sent within 7 days. (demo) | Pour l’alimentaire et la cosmétique ; échantillons envoyés sous 7 jours. (démo) | Para alimentación y cosmética; muestras enviadas en 7 días. (demo)
为餐饮连锁代工底料和卤料包，起订 300 公斤。（演示） | Hotpot bases and spice bags made for restaurant chains, from 300 kg. (demo) | Bases de fondue et sachets d’épices pour chaînes de restauration, dès 300 kg. (démo) | Bases de hotpot y bolsas de especias para cadenas de restauración, desde 300 kg. (demo)
香料原料全部可追溯到批次，配方保密。（演示） | Every spice can be traced to its lot; recipes are kept confidential. (demo) | Chaque épice est tracée jusqu’au lot ; recettes confidentielles. (démo) | Toda especia se rastrea hasta su lote; recetas confidenciales. (demo)
做香料烘干、粉碎、色选整线，安装调试 20 天。（演示） | Complete lines for drying, grinding and colour sorting, running within 20 days. (demo) | Lignes complètes de séchage, broyage et tri optique, en service en 20 jours. (démo) | Líneas completas de secado, molienda y clasificación óptica, en marcha en 20 días. (demo)
快检设备进产地，二氧化硫十分钟出结果。（演示） | Rapid tests at origin: sulphur dioxide measured in ten minutes. (demo) | Tests rapides sur le terrain : dioxyde de soufre en dix minutes. (démo) | Pruebas rápidas en origen: dióxido de azufre en diez minutos. (demo)
产地直采，凭祥、钦州两口岸清关，随货附检疫证。（演示） | Bought at origin, cleared at Pingxiang and Qinzhou, with a phytosanitary certificate. (demo) | Achat à l’origine, dédouanement à Pingxiang et Qinzhou, certificat phytosanitaire joint. (démo) | Compra en origen, despacho en Pingxiang y Qinzhou, con certificado fitosanitario. (demo)
现货仓在玉林，整柜、拼柜都可以。（演示） | Stock in Yulin, by the full container or less. (demo) | Stock à Yulin, conteneur complet ou groupage. (démo) | Existencias en Yulin, contenedor completo o grupaje. (demo)
带来本地十余家合作社和加工厂的样品与招商项目。（演示） | Samples and investment projects of more than ten local cooperatives and processors. (demo) | Échantillons et projets d’une dizaine de coopératives et transformateurs locaux. (démo) | Muestras y proyectos de más de diez cooperativas y procesadores locales. (demo)
园区标准厂房可租可售，配套烘干中心与检测站。（演示） | Workshops to rent or buy, with a drying centre and a test station. (demo) | Ateliers à louer ou à vendre, avec centre de séchage et station d’analyses. (démo) | Naves en alquiler o venta, con centro de secado y estación de análisis. (demo)
收购加工八角、桂皮、香叶，自有无硫烘干线 3 条，年出货约 2,600 吨。 | Buys and processes star anise, cassia and bay leaf on three sulphur-free drying lines of its own; about 2,600 t a year. | Achat et transformation de badiane, casse et laurier, trois lignes de séchage sans soufre en propre ; environ 2 600 t par an. | Compra y procesa anís estrellado, casia y laurel en tres líneas propias de secado sin azufre; unas 2600 t al año.
产地设 6 个收货点，秋果开秤后当天过筛、当天进烘房；大货按批留样，附玉林检测站报告。可按客户要求分级、切段、磨粉，铁路和公路双线发货。 | Six buying points at origin: the autumn crop is sieved and dried on the day it is bought. Samples are kept of each lot, with a report of the Yulin test station. Graded, cut or ground to order, sent by rail or road. | Six points d’achat à l’origine : la récolte d’automne est tamisée et séchée le jour même. Un échantillon par lot, avec rapport de la station d’analyses de Yulin. Tri, coupe et mouture à la demande, envoi par rail ou par route. | Seis puntos de compra en origen: la cosecha de otoño se criba y seca el mismo día. Muestra de cada lote, con informe de la estación de Yulin. Clasificado, cortado o molido a petición; envío por tren o carretera.
以香料初加工、仓储、检测和跨境交易为主的专业园区，一期标准厂房 12 万平方米，配套冷库 2 万立方米。 | A park for first processing, storage, testing and cross-border trade of spices: 120,000 m² of workshops in the first phase and 20,000 m³ of cold storage. | Un parc dédié à la première transformation, au stockage, aux analyses et au commerce transfrontalier : 120 000 m² d’ateliers en première phase et 20 000 m³ de froid. | Un parque para el primer procesado, almacenamiento, análisis y comercio transfronterizo de especias: 120 000 m² de naves en la primera fase y 20 000 m³ de frío.
做火锅底料与卤料，长期收八角、花椒、草果，按批质检、到货三日结款。 | Makes hotpot bases and braising spices; always buys star anise, Sichuan pepper and tsaoko, tests every lot and pays within three days of delivery. | Bases de fondue et épices à braiser ; achète toute l’année badiane, poivre du Sichuan et tsaoko, contrôle chaque lot et paie sous trois jours. | Bases de hotpot y especias para guisos; compra todo el año anís estrellado, pimienta de Sichuan y tsaoko, analiza cada lote y paga a los tres días.
大红八角 | Autumn red star anise | Badiane rouge d’automne | Anís estrellado rojo de otoño
春花八角 | Spring crop star anise | Badiane de printemps | Anís estrellado de primavera
烟桂皮 | Thin-quill cassia | Casse en tuyaux fins | Casia de rama fina
草果选货 | Selected tsaoko | Tsaoko trié | Tsaoko seleccionado
净花椒 | Cleaned Sichuan pepper | Poivre du Sichuan nettoyé | Pimienta de Sichuan limpia
小茴香统货 | Fennel, FAQ | Fenouil tout-venant | Hinojo FAQ
花椒油树脂 | Sichuan pepper oleoresin | Oléorésine de poivre du Sichuan | Oleorresina de pimienta de Sichuan
姜油树脂 | Ginger oleoresin | Oléorésine de gingembre | Oleorresina de jengibre
液体香精 | Liquid flavourings | Arômes liquides | Aromas líquidos
牛油火锅底料 | Tallow hotpot base | Base de fondue au suif | Base de hotpot de sebo
烧烤撒料 | Barbecue seasoning | Assaisonnement pour grillades | Condimento para barbacoa
麻辣烫底料 | Malatang base | Base pour malatang | Base para malatang
热泵烘房 | Heat pump dryers | Séchoirs à pompe à chaleur | Secaderos con bomba de calor
履带色选机 | Belt colour sorter | Trieuse optique à bande | Clasificadora óptica de cinta
低温粉碎机 | Cool grinder | Broyeur à froid | Molino en frío
自动包装线 | Automatic packing line | Ligne de conditionnement automatique | Línea de envasado automática
二氧化硫快检仪 | Sulphur dioxide tester | Testeur de dioxyde de soufre | Medidor de dióxido de azufre
公丁香 | Clove buds | Clous de girofle | Clavo en botón
白豆蔻大果 | Large round cardamom | Gros calibre de cardamome ronde | Cardamomo redondo grande
肉豆蔻净仁 | Shelled nutmeg | Noix de muscade décortiquée | Nuez moscada sin cáscara
黑胡椒 550 克/升 | Black pepper, 550 g/l | Poivre noir 550 g/l | Pimienta negra 550 g/l
企边桂 | Cassia with curled edges | Casse à bords roulés | Casia de bordes enrollados
地理标志产品 | Products of protected origin | Produits d’origine protégée | Productos con indicación geográfica
招商项目册 | Catalogue of projects | Catalogue de projets | Catálogo de proyectos
产地地图 | Map of growing regions | Carte des terroirs | Mapa de zonas de origen
合作社样品柜 | Samples of the cooperatives | Échantillons des coopératives | Muestras de las cooperativas
新货，水分 13% 以内。 | New crop, moisture below 13%. | Nouvelle récolte, humidité inférieure à 13 %. | Nueva cosecha, humedad inferior al 13 %.
可看样、可取样 200 克。 | See it here, or take a 200 g sample. | À voir sur place ; échantillon de 200 g. | Véalo aquí o llévese una muestra de 200 g.
25 公斤编织袋，整车可议。 | 25 kg woven bags; truckloads negotiable. | Sacs tissés de 25 kg ; camion complet à négocier. | Sacos tejidos de 25 kg; camión completo a convenir.
反式茴脑含量 85% 以上。 | Over 85% trans-anethole. | Plus de 85 % de trans-anéthole. | Más del 85 % de trans-anetol.
200 公斤镀锌桶，留样三年。 | 200 kg galvanised drums; samples kept for three years. | Fûts galvanisés de 200 kg ; échantillons gardés trois ans. | Bidones galvanizados de 200 kg; muestras guardadas tres años.
耐高温配方，适合膨化食品。 | Heat-resistant, for extruded snacks. | Résiste à la chaleur, pour produits extrudés. | Resistente al calor, para productos extruidos.
现场试味。 | Taste it here. | À goûter sur place. | Pruébelo aquí.
可按盐度、辣度调配。 | Salt and heat adjusted to order. | Sel et piquant ajustés à la demande. | Sal y picor a su medida.
常温 12 个月。 | Keeps 12 months at room temperature. | 12 mois à température ambiante. | 12 meses a temperatura ambiente.
现场开机演示。 | See it run at the booth. | Démonstration sur le stand. | Demostración en el estand.
每小时 2 吨。 | 2 t an hour. | 2 t par heure. | 2 t por hora.
整机质保两年。 | Two-year warranty. | Garantie de deux ans. | Garantía de dos años.
到港 15 天内现货。 | In stock within 15 days of arrival. | En stock sous 15 jours après l’arrivée. | En existencias a los 15 días de la llegada.
附原产地证，可享协定税率。 | With certificate of origin for the preferential tariff. | Avec certificat d’origine pour le tarif préférentiel. | Con certificado de origen para el arancel preferente.
样品免费，运费到付。 | Free samples, freight collect. | Échantillons gratuits, port dû. | Muestras gratis, porte debido.
可预约实地考察。 | Visits by appointment. | Visites sur rendez-vous. | Visitas con cita previa.
附政策摘要。 | With a summary of policies. | Avec un résumé des mesures. | Con un resumen de políticas.
每日 10 点、14 点讲解。 | Guided talks daily at 10:00 and 14:00. | Présentation chaque jour à 10 h et 14 h. | Charlas diarias a las 10:00 y las 14:00.`;
