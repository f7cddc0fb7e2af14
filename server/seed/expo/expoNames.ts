/**
 * Names and short texts of both expos, a line each: Chinese, English, French, Spanish. `YEAR` is the year of an expo or
 * award.
 */
export const EXPO_NAMES = `
YEAR 南国香都香料产业博览会 | South China Spice Capital Expo YEAR | Salon des épices de Chine du Sud YEAR | Expo de las Especias del Sur de China YEAR
YEAR 香都荣誉评选 | Spice Capital Honours YEAR | Prix Capitale des épices YEAR | Premios Capital de las Especias YEAR
玉林国际香料交易市场（演示） | Yulin International Spice Market (demo) | Marché international aux épices de Yulin (démo) | Mercado internacional de especias de Yulin (demo)
香聚南国，链通东盟 | Spices meet in the south, trade links ASEAN | Les épices au Sud, le commerce vers l’ASEAN | Las especias en el sur, el comercio con la ASEAN
广西玉林市玉州区香都大道 1 号（演示地址） | 1 Xiangdu Avenue, Yuzhou, Yulin, Guangxi (demo address) | 1 avenue Xiangdu, Yuzhou, Yulin, Guangxi (adresse de démo) | Avenida Xiangdu 1, Yuzhou, Yulin, Guangxi (dirección de demo)
南国香都香料商会（演示） | South China Spice Chamber (demo) | Chambre des épices de Chine du Sud (démo) | Cámara de Especias del Sur de China (demo)
桂东南香料产业联盟（演示） | Southeast Guangxi Spice Alliance (demo) | Alliance des épices du Guangxi sud-est (démo) | Alianza de Especias del Sureste de Guangxi (demo)
岭南调味品协会（演示） | Lingnan Seasoning Association (demo) | Association des condiments de Lingnan (démo) | Asociación de Condimentos de Lingnan (demo)
香聚会展服务公司（演示） | Xiangju Exhibitions (demo) | Xiangju Salons (démo) | Xiangju Exposiciones (demo)
香市 | Xiangshi | Xiangshi | Xiangshi
免费登记，三天通用 | Free ticket for all three days | Billet gratuit, trois jours | Entrada gratis, tres días
一分钟办好电子票，没有网络也能入场 | Your e-ticket in a minute, works offline | E-billet en une minute, même hors ligne | Su entrada en un minuto, también sin red
三场采购对接会 | Three sourcing meetings | Trois rencontres d’achat | Tres encuentros de compra
按品种配对，先约先谈 | Matched by spice, first come, first served | Par épice, premier arrivé, premier servi | Por especia y por orden de reserva
香都荣誉评选 | Spice Capital Honours | Prix Capitale des épices | Premios Capital de las Especias
六个奖项，每天 3 票 | Six awards, 3 votes a day | Six prix, 3 votes par jour | Seis premios, 3 votos al día
开幕式暨产业数据发布 | Opening and industry figures | Ouverture et chiffres de la filière | Apertura y cifras del sector
原料馆 | Raw spices | Matières premières | Materias primas
香精香料与精油馆 | Flavourings and essential oils | Arômes et huiles essentielles | Aromas y aceites esenciales
复合调味品馆 | Seasonings | Assaisonnements | Condimentos
设备、包装与检测馆 | Equipment, packaging, testing | Équipement, emballage, analyses | Equipos, envases y análisis
东盟与进口馆 | ASEAN and imports | ASEAN et importations | ASEAN e importaciones
地方展团与招商馆 | Regions and investment | Régions et investissement | Regiones e inversión
南登录厅入口 | South hall entrance | Entrée du hall sud | Entrada del vestíbulo sur
P1 停车场 | Car park P1 | Parking P1 | Aparcamiento P1
香料市场公交站 | Spice Market bus stop | Arrêt de bus Marché aux épices | Parada Mercado de Especias
火车站接驳点 | Railway shuttle stop | Navette de la gare | Lanzadera de la estación
新品奖 | New product | Nouveauté | Novedad
地标好料奖 | Spice of origin | Épice de terroir | Especia de origen
风味调味奖 | Flavour and seasoning | Saveur | Sabor
精深加工奖 | Advanced processing | Transformation | Procesado avanzado
装备创新奖 | Equipment | Équipement | Equipos
品牌企业奖 | Brand of the year | Marque | Marca
引导组 | Visitor guides | Accueil des visiteurs | Guías de visitantes
展馆简餐减 10 元 | ¥10 off a meal at the expo | 10 ¥ de réduction sur un repas | 10 ¥ de descuento en una comida
3 号馆餐饮区 | Food court, Hall 3 | Restauration, hall 3 | Zona de comidas, pabellón 3
满 30 元可用，一人一张，当天未用可留到次日。 | From ¥30, one per person; valid the next day if not used. | Dès 30 ¥, un par personne ; reste valable le lendemain. | Desde 30 ¥, uno por persona; vale también al día siguiente.
酒店连住两晚减 80 元 | ¥80 off two nights at a hotel | 80 ¥ de réduction pour deux nuits | 80 ¥ de descuento por dos noches
香都大酒店（演示） | Xiangdu Grand Hotel (demo) | Grand Hôtel Xiangdu (démo) | Gran Hotel Xiangdu (demo)
电话预订时报券码，入住时出示，不与其他优惠同用。 | Quote the code when booking by phone and show it at check-in. Not combined with other offers. | Donnez le code en réservant par téléphone et montrez-le à l’arrivée. Non cumulable. | Indique el código al reservar por teléfono y muéstrelo al llegar. No acumulable.
农残快检免费一次 | One free residue test | Un test de résidus offert | Una prueba de residuos gratis
4 号馆检测服务台 | Testing desk, Hall 4 | Comptoir d’analyses, hall 4 | Mostrador de análisis, pabellón 4
限一份 200 克样品，现场出快检结果，不代替型式检验报告。 | One 200 g sample, result on the spot. Does not replace a type test report. | Un échantillon de 200 g, résultat sur place. Ne remplace pas un rapport d’essai de type. | Una muestra de 200 g, resultado en el acto. No sustituye al informe de ensayo de tipo.
八角手作礼一份 | A handmade star anise gift | Un cadeau artisanal à la badiane | Un regalo artesanal de anís estrellado
1 号馆服务台 | Service desk, Hall 1 | Accueil, hall 1 | Mostrador, pabellón 1
前 500 位到场观众领取，领完为止。 | For the first 500 visitors, while stocks last. | Pour les 500 premiers visiteurs, dans la limite du stock. | Para los primeros 500 visitantes, hasta agotar existencias.
展览面积 | Exhibition area | Surface d’exposition | Superficie
2.4 万平方米 | 24,000 m² | 24 000 m² | 24 000 m²
展馆 | Halls | Halls | Pabellones
6 个 | 6 | 6 | 6
展位 | Booths | Stands | Estands
630 个 | 630 | 630 | 630
配套活动 | Events | Événements | Actividades
40 余场 | Over 40 | Plus de 40 | Más de 40
1 号馆：八角、肉桂、草果等原料 | Hall 1: raw spices such as star anise, cassia, tsaoko | Hall 1 : badiane, casse, tsaoko et autres | Pabellón 1: anís estrellado, casia, tsaoko y otras
2 号馆：精油、油树脂与香精香料 | Hall 2: essential oils, oleoresins, flavourings | Hall 2 : huiles essentielles, oléorésines, arômes | Pabellón 2: aceites esenciales, oleorresinas, aromas
3 号馆：复合调味料与火锅底料 | Hall 3: seasonings and hotpot bases | Hall 3 : assaisonnements et bases de fondue | Pabellón 3: condimentos y bases de hotpot
4 号馆：烘干、色选、包装与检测 | Hall 4: drying, colour sorting, packaging, testing | Hall 4 : séchage, tri optique, emballage, analyses | Pabellón 4: secado, clasificación, envases, análisis
5 号馆：东盟与进口香料 | Hall 5: ASEAN and imported spices | Hall 5 : épices de l’ASEAN et importées | Pabellón 5: especias de la ASEAN e importadas
6 号馆：地方展团与招商 | Hall 6: regions and investment | Hall 6 : régions et investissement | Pabellón 6: regiones e inversión
展馆南登录厅 | South entrance hall | Hall d’entrée sud | Vestíbulo sur
观众凭票由此入场，北登录厅供参展商布撤展。 | Visitors enter here with their ticket; exhibitors set up through the north hall. | Entrée des visiteurs munis d’un billet ; montage des stands par le hall nord. | Entrada de visitantes con su entrada; los expositores montan por el vestíbulo norte.
高铁：到玉林站后乘接驳专线，约 25 分钟，展期 7:30 起每 20 分钟一班 | By train: shuttle from Yulin station, about 25 minutes, every 20 minutes from 7:30 | En train : navette depuis la gare de Yulin, 25 minutes environ, toutes les 20 minutes dès 7 h 30 | En tren: lanzadera desde la estación de Yulin, unos 25 minutos, cada 20 minutos desde las 7:30
自驾：导航到“南登录厅停车场”，展期凭电子票停车 | By car: navigate to “South hall car park”; park with your e-ticket | En voiture : parking du hall sud, gratuit sur présentation de l’e-billet | En coche: aparcamiento del vestíbulo sur, con su entrada electrónica
飞机：玉林福绵机场有到达大巴，约 40 分钟 | By air: coach from Yulin Fumian airport, about 40 minutes | En avion : car depuis l’aéroport de Yulin Fumian, 40 minutes environ | En avión: autobús desde el aeropuerto de Yulin Fumian, unos 40 minutos
玉州区香都大道 18 号（演示地址） | 18 Xiangdu Avenue, Yuzhou (demo address) | 18 avenue Xiangdu, Yuzhou (adresse de démo) | Avenida Xiangdu 18, Yuzhou (dirección de demo)
步行 8 分钟，展会价含双早，电话预订报“香博会”。 | 8 minutes on foot; expo rate with two breakfasts, mention “Spice Expo” by phone. | À 8 minutes à pied ; tarif salon avec deux petits-déjeuners, à demander par téléphone. | A 8 minutos a pie; tarifa de la expo con dos desayunos, pídala por teléfono.
桂月商务酒店（演示） | Guiyue Business Hotel (demo) | Hôtel Guiyue (démo) | Hotel Guiyue (demo)
玉州区桂月路 6 号（演示地址） | 6 Guiyue Road, Yuzhou (demo address) | 6 rue Guiyue, Yuzhou (adresse de démo) | Calle Guiyue 6, Yuzhou (dirección de demo)
车程 10 分钟，早晚有班车。 | 10 minutes by car; shuttle mornings and evenings. | À 10 minutes en voiture ; navette matin et soir. | A 10 minutos en coche; lanzadera por la mañana y por la tarde.
观众服务 | Visitor services | Service visiteurs | Atención al visitante
工作日 9:00—18:00，展期 8:00—18:00 | Weekdays 9:00–18:00, during the expo 8:00–18:00 | En semaine 9 h–18 h, pendant le salon 8 h–18 h | Laborables 9:00–18:00, durante la expo 8:00–18:00
展位与赞助 | Booths and sponsoring | Stands et parrainage | Estands y patrocinio
工作日 9:00—18:00 | Weekdays 9:00–18:00 | En semaine 9 h–18 h | Laborables 9:00–18:00
门票收费吗？ | Is admission free? | L’entrée est-elle payante ? | ¿La entrada es gratuita?
专业观众在线登记后免费，一人一票，三天通用。 | Yes for trade visitors who register online: one ticket each, valid for three days. | Gratuite pour les professionnels inscrits en ligne : un billet par personne, valable trois jours. | Gratuita para profesionales registrados en línea: una por persona, válida tres días.
没有网络怎么入场？ | How do I get in offline? | Comment entrer sans réseau ? | ¿Cómo entro sin conexión?
电子票打开过一次就存在手机里，没有网络也能出示。 | Once opened, your e-ticket stays on your phone and can be shown offline. | Une fois ouvert, l’e-billet reste sur votre téléphone et s’affiche hors ligne. | Una vez abierta, la entrada queda en su teléfono y se muestra sin conexión.
可以带样品离场吗？ | May I take samples out? | Puis-je sortir des échantillons ? | ¿Puedo sacar muestras?
可以。样品超过 20 公斤时，请参展商在服务台开放行单。 | Yes. Above 20 kg, the exhibitor gets a pass at the service desk. | Oui. Au-delà de 20 kg, l’exposant demande un bon de sortie à l’accueil. | Sí. Si superan 20 kg, el expositor pide un pase en el mostrador.
儿童能入场吗？ | Are children admitted? | Les enfants sont-ils admis ? | ¿Pueden entrar niños?
12 岁以下需由成人陪同，装备馆布展日不开放。 | Under 12 with an adult; the equipment hall is closed to them on set-up days. | Moins de 12 ans accompagnés ; hall Équipement fermé pendant le montage. | Menores de 12 acompañados; el pabellón de equipos cierra durante el montaje.
参展企业 | Exhibitors | Exposants | Expositores
到场观众 | Visitors | Visiteurs | Visitantes
来自 | From | Venus de | Procedencia
意向成交 | Deals agreed | Accords conclus | Acuerdos
286 家 | 286 | 286 | 286
11,240 人次 | 11,240 | 11 240 | 11 240
14 个国家和地区 | 14 countries and regions | 14 pays et régions | 14 países y regiones
6.8 亿元 | ¥680 million | 680 M¥ | 680 M¥
231 家 | 231 | 231 | 231
9,160 人次 | 9,160 | 9 160 | 9160
11 个国家和地区 | 11 countries and regions | 11 pays et régions | 11 países y regiones
5.1 亿元 | ¥510 million | 510 M¥ | 510 M¥
第三届于一年前举办，三天的数据如下。 | The third expo was held a year ago. Its three days in figures: | La troisième édition, il y a un an, en chiffres : | La tercera edición, hace un año, en cifras:
第二届的数据如下。 | The second expo in figures: | La deuxième édition en chiffres : | La segunda edición en cifras:
以“香聚南国，链通东盟”为主题，把原料、提取、调味、装备和进口五个环节放在同一个场馆里谈。 | Raw spices, extraction, seasoning, equipment and imports: the whole trade under one roof. | Matières premières, extraction, assaisonnement, équipement, importation : toute la filière sous un même toit. | Materias primas, extracción, condimentos, equipos e importación: todo el sector bajo un mismo techo.
展期三天：首日开幕并发布产业数据，次日开标准宣贯与应用论坛并颁奖，第三日组织产地考察、签约闭幕。 | Three days: opening and industry figures; standards, forums and awards; field trips, signings and closing. | Trois jours : ouverture et chiffres de la filière ; normes, forums et prix ; visites, signatures et clôture. | Tres días: apertura y cifras del sector; normas, foros y premios; visitas, firmas y clausura.
展会由产区商协会发起，地方政府指导，专业展览公司承办。 | Initiated by the trade associations of the growing region, guided by the local government, run by a professional organiser. | À l’initiative des associations de la région productrice, avec l’appui des autorités locales et un organisateur professionnel. | Por iniciativa de las asociaciones de la región productora, con apoyo de las autoridades y un organizador profesional.`;
