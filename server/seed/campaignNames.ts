/** Banners and activities of the platform, sources of articles and file names, a line each: Chinese, English, French, Spanish. */
export const CAMPAIGN_NAMES = `
春果八角集中上市 | Spring star anise is in | La badiane de printemps arrive | Llega el anís de primavera
秋果八角集中上市 | Autumn star anise is in | La badiane d’automne arrive | Llega el anís de otoño
玉林、防城大红，产地货源在线看 | Autumn red from Yulin and Fangcheng, straight from origin | Rouge d’automne de Yulin et Fangcheng, en direct | Roja de otoño de Yulin y Fangcheng, desde origen
看货源 | See supplies | Voir les offres | Ver ofertas
草果选货走到哪了 | Where is selected tsaoko heading? | Où va le tsaoko trié ? | ¿Adónde va el tsaoko seleccionado?
怒江开园，五大市场价格对比 | Harvest begins in Nujiang: five markets compared | Récolte ouverte à Nujiang : cinq marchés comparés | Empieza la cosecha en Nujiang: cinco mercados
看走势 | See the trend | Voir la tendance | Ver tendencia
烟桂比大通贵在哪 | Why thin quills cost more | Pourquoi la casse fine vaut plus | Por qué la casia fina vale más
价差近五元，买家在算含油量的账 | Nearly ¥5 apart: buyers count the oil | Près de 5 ¥ d’écart : l’huile fait le prix | Casi 5 ¥ de diferencia: cuenta el aceite
读文章 | Read article | Lire l’article | Leer artículo
新货上新周 | New crop week | Semaine des nouvelles récoltes | Semana de nueva cosecha
发布当季货源，专区展示七天 | Publish this season’s supplies, shown for seven days | Vos offres de saison, en vitrine sept jours | Sus ofertas de temporada, siete días destacadas
看活动 | See details | Voir l’opération | Ver campaña
香博会采购对接会 | Sourcing meetings at the expo | Rencontres d’achat au salon | Encuentros de compra en la feria
三场专场，按品种配对 | Three sessions, matched by spice | Trois séances, par épice | Tres sesiones, por especia
看安排 | See programme | Voir le programme | Ver programa
发布当季货源，首页“新货”专区展示七天 | Publish this season’s supplies and be shown under “New crop” on the home page for seven days | Publiez vos offres de saison : sept jours dans l’espace « Nouvelle récolte » de l’accueil | Publique sus ofertas de temporada: siete días en «Nueva cosecha», en la página de inicio
发布供应 | Publish a supply | Publier une offre | Publicar una oferta
写清产地、规格、水分和可供数量 | State origin, specification, moisture and quantity | Indiquez origine, spécification, humidité et quantité | Indique origen, especificación, humedad y cantidad
审核通过 | Pass the review | Passer l’examen | Superar la revisión
一般一个工作日内完成 | Usually within one working day | En général sous un jour ouvré | Normalmente en un día laborable
专区展示 | Be shown | Être en vitrine | Aparecer destacado
通过后自动进入“新货”专区 | It then appears under “New crop” by itself | L’offre rejoint alors d’elle-même « Nouvelle récolte » | Después pasa sola a «Nueva cosecha»
仅限当季新货，须上传实物照片。 | This season’s crop only, with photos of the actual goods. | Récolte de la saison uniquement, avec photos de la marchandise réelle. | Solo cosecha de la temporada, con fotos de la mercancía real.
同一企业同一品种展示一条，以最后确认的为准。 | One listing per company and spice; the one confirmed last counts. | Une annonce par entreprise et par épice ; la dernière confirmée compte. | Un anuncio por empresa y especia; cuenta el último confirmado.
展示不收费，不以转发、邀请为条件。 | Showing is free and depends on no sharing or inviting. | La mise en vitrine est gratuite, sans partage ni invitation exigés. | La exposición es gratuita y no exige compartir ni invitar.
下架、过期或被举报核实的货源退出专区。 | Listings that are taken down, expired or rightly reported leave the section. | Les annonces retirées, expirées ou signalées à juste titre quittent l’espace. | Los anuncios retirados, vencidos o denunciados con razón salen de la sección.
采购商认证月 | Buyer verification month | Mois de la vérification des acheteurs | Mes de verificación de compradores
完成企业认证，报价时优先展示 | Verify your company and come first in quotes | Faites vérifier votre entreprise et passez en tête des devis | Verifique su empresa y aparezca primero en las cotizaciones
个人认证 | Personal verification | Vérification de la personne | Verificación personal
先完成实名 | Prove your name first | Prouvez d’abord votre identité | Acredite primero su identidad
企业认证 | Company verification | Vérification de l’entreprise | Verificación de la empresa
上传执照，填写统一社会信用代码 | Upload the licence and enter the unified social credit code | Envoyez la licence et saisissez le code unifié de crédit social | Suba la licencia e introduzca el código unificado de crédito social
获得标识 | Get the badge | Obtenir le badge | Obtener la insignia
采购、报价和名片同时显示 | Shown on requests, quotes and business cards | Affiché sur demandes, devis et cartes de visite | Visible en demandas, cotizaciones y tarjetas de visita
认证不收费。 | Verification is free of charge. | La vérification est gratuite. | La verificación es gratuita.
材料只用于审核，审核后加密保存。 | Documents are used for the review only and stored encrypted afterwards. | Les documents servent au seul examen, puis sont conservés chiffrés. | Los documentos solo se usan para la revisión y después se guardan cifrados.
标识以审核结果为准，到期须续期。 | The badge follows the review and must be renewed when it expires. | Le badge dépend de l’examen et se renouvelle à l’échéance. | La insignia depende de la revisión y se renueva al vencer.
第一张采购单 | Your first request | Votre première demande | Su primera demanda
发布采购需求，让供应商来报价 | Publish what you need and let suppliers quote | Publiez votre besoin, les fournisseurs font leurs devis | Publique lo que necesita y deje que coticen los proveedores
发布采购 | Publish a request | Publier une demande | Publicar una demanda
品种、数量、交货地 | Spice, quantity, place of delivery | Épice, quantité, lieu de livraison | Especia, cantidad, lugar de entrega
比较报价 | Compare quotes | Comparer les devis | Comparar cotizaciones
系统折算到厂价 | As delivered prices, worked out for you | En prix rendu, calculé pour vous | En precio en destino, calculado para usted
采购单须真实，有明确数量和交货期。 | Requests must be genuine, with a quantity and a delivery date. | La demande doit être réelle, avec quantité et date de livraison. | La demanda debe ser real, con cantidad y fecha de entrega.
供应商互相看不到对方报价。 | Suppliers do not see each other’s quotes. | Les fournisseurs ne voient pas les devis des autres. | Los proveedores no ven las cotizaciones de los demás.
八角有新报价 | New prices for star anise | Nouveaux cours de la badiane | Nuevos precios del anís estrellado
你关注的「玉林 八角 大红」有新的采集价，点开看走势和各市场对比。 | There is a new price for autumn red star anise in Yulin, which you follow. Open it to see the trend and other markets. | Un nouveau cours est arrivé pour la badiane rouge d’automne à Yulin, que vous suivez. Ouvrez-le pour voir la tendance et les autres marchés. | Hay un nuevo precio del anís estrellado rojo de otoño en Yulin, que usted sigue. Ábralo para ver la tendencia y otros mercados.
有采购商在收八角 | A buyer is looking for star anise | Un acheteur cherche de la badiane | Un comprador busca anís estrellado
采购列表里有新的八角需求，正在收报价。 | A new request for star anise is taking quotes. | Une nouvelle demande de badiane attend des devis. | Una nueva demanda de anís estrellado espera cotizaciones.
采购对接名单公布 | Sourcing meetings announced | Rencontres d’achat annoncées | Encuentros de compra anunciados
香博会采购对接会的名单和场次已经排好，三场按品种配对。 | Names and times of the expo’s three sourcing meetings are set, matched by spice. | Participants et horaires des trois rencontres d’achat du salon sont fixés, par épice. | Ya están fijados los participantes y horarios de los tres encuentros de compra de la feria, por especia.
新同事加入企业 | A new colleague has joined | Un nouveau collègue a rejoint l’entreprise | Se ha unido un nuevo compañero
你邀请的朋友注册了 | Your friend has signed up | Votre contact a créé un compte | Su contacto se ha registrado
企业认证已通过 | Company verified | Entreprise vérifiée | Empresa verificada
个人认证已通过 | You are verified | Vérification personnelle réussie | Verificación personal aprobada
现在可以查看一年的价格走势。 | You can now see price trends of a whole year. | Vous pouvez désormais consulter un an de cours. | Ya puede consultar un año de precios.
草果开园第三周 | Tsaoko harvest, week three | Récolte du tsaoko, semaine 3 | Cosecha de tsaoko, tercera semana
怒江产区的选货报价和到货情况，编辑部整理好了。 | Prices of selected tsaoko and arrivals in Nujiang, put together by our editors. | Cours du tsaoko trié et arrivages à Nujiang, réunis par la rédaction. | Precios del tsaoko seleccionado y llegadas en Nujiang, reunidos por la redacción.
今日行情已更新 | Today’s prices are in | Les cours du jour sont là | Ya están los precios de hoy
每天九点半更新采集价，44 个品种都在行情页。 | Prices are collected by 9:30 every day; all 44 spices are under Prices. | Les cours sont relevés chaque jour avant 9 h 30 ; les 44 épices sont dans Cours. | Los precios se recogen cada día antes de las 9:30; las 44 especias están en Precios.
欢迎来到香市 | Welcome to Xiangshi | Bienvenue sur Xiangshi | Le damos la bienvenida a Xiangshi
先关注几个常做的品种，价格一动就能在首页看到。 | Follow the spices that you trade, and see on the home page when prices move. | Suivez les épices que vous négociez : l’accueil montre chaque variation. | Siga las especias con las que comercia y verá en el inicio cuándo cambian los precios.
论坛议程公布 | Forum programme announced | Programme du forum annoncé | Programa del foro anunciado
标准、溯源、精油应用三个主题，时间和主讲人已经确定。 | Standards, traceability and essential oils: times and speakers are set. | Normes, traçabilité et huiles essentielles : horaires et intervenants sont fixés. | Normas, trazabilidad y aceites esenciales: ya hay horarios y ponentes.
花椒报价有变化 | Sichuan pepper prices have moved | Les cours du poivre du Sichuan ont bougé | Cambian los precios de la pimienta de Sichuan
你关注的「韩城 花椒 净椒」有新的采集价。 | There is a new price for cleaned Sichuan pepper in Hancheng, which you follow. | Un nouveau cours est arrivé pour le poivre du Sichuan nettoyé à Hancheng, que vous suivez. | Hay un nuevo precio de la pimienta de Sichuan limpia en Hancheng, que usted sigue.
八角有新货源 | New supplies of star anise | Nouvelles offres de badiane | Nuevas ofertas de anís estrellado
供应列表里有新发布的八角，可以按认证商家筛选。 | New star anise is listed under supplies; filter by verified suppliers. | De la badiane vient d’être publiée parmi les offres ; filtrez par fournisseurs vérifiés. | Hay anís estrellado nuevo en las ofertas; filtre por proveedores verificados.
用户协议和隐私政策可以在“关于香市”里查看，有变化会请你再确认。 | The user agreement and the privacy policy are under “About Xiangshi”; you will be asked again when they change. | Les conditions d’utilisation et la politique de confidentialité sont dans « À propos de Xiangshi » ; tout changement vous sera soumis. | Las condiciones y la política de privacidad están en «Acerca de Xiangshi»; si cambian, se le pedirá confirmación.
照片与等级不符，请补充水分和杂质说明后再提交。 | The photos do not match the grade. Please add moisture and impurities, then submit again. | Les photos ne correspondent pas à la qualité. Précisez humidité et impuretés, puis soumettez à nouveau. | Las fotos no corresponden a la calidad. Añada humedad e impurezas y envíe de nuevo.
多位采购商反映到货与描述不符，核实前暂停展示。 | Several buyers report goods that differ from the description; hidden until this is checked. | Plusieurs acheteurs signalent des livraisons non conformes ; masquée jusqu’à vérification. | Varios compradores señalan entregas distintas de la descripción; oculta hasta comprobarlo.
质量要求写得太笼统，请补充水分和杂质后再提交。 | The quality is described too broadly. Please add moisture and impurities, then submit again. | L’exigence de qualité est trop vague. Précisez humidité et impuretés, puis soumettez à nouveau. | La calidad se describe de forma muy general. Añada humedad e impurezas y envíe de nuevo.
多位供应商反映联系不上采购商，核实前暂停展示。 | Several suppliers cannot reach the buyer; hidden until this is checked. | Plusieurs fournisseurs ne parviennent pas à joindre l’acheteur ; masquée jusqu’à vérification. | Varios proveedores no logran contactar con el comprador; oculta hasta comprobarlo.
人像面反光，姓名看不清，请在自然光下重拍 | The front reflects light and the name cannot be read; please take it again in daylight | La face avant est voilée par un reflet, le nom est illisible ; reprenez la photo à la lumière du jour | El anverso tiene reflejos y el nombre no se lee; repita la foto con luz natural
产地直击 | From the fields | Sur le terrain | Desde el origen
产地记者站 | Origin bureau | Bureau des terroirs | Corresponsalía de origen
人物 | People | Portraits | Personas
加工前线 | Processing | Transformation | Procesado
口岸通讯 | Border news | Nouvelles des frontières | Noticias de frontera
展会快报 | Expo news | Nouvelles du salon | Noticias de la feria
技术角 | Technology corner | Coin technique | Rincón técnico
标准与检测 | Standards and testing | Normes et analyses | Normas y análisis
标准观察 | Standards watch | Observatoire des normes | Observatorio de normas
香博会组委会 | Expo committee | Comité du salon | Comité de la feria
香市快评 | Xiangshi comment | Le point de Xiangshi | Comentario de Xiangshi
香市数据 | Xiangshi data | Données Xiangshi | Datos de Xiangshi
香市观察 | Xiangshi watch | Observatoire Xiangshi | Observatorio Xiangshi
产地观察员 | Origin observer | Observateur des terroirs | Observador de origen
口岸快报 | Border bulletin | Bulletin des frontières | Boletín de frontera
香市公告 | Xiangshi notice | Avis de Xiangshi | Aviso de Xiangshi
香市企业 | Xiangshi companies | Entreprises Xiangshi | Empresas Xiangshi
市场一线 | Market floor | Au cœur des marchés | A pie de mercado
八角 大红 | Star anise, autumn red | Badiane, rouge d’automne | Anís estrellado, roja de otoño
桂皮 烟桂 | Cassia, thin quills | Casse en tuyaux fins | Casia de rama fina
草果 选货 | Tsaoko, selected | Tsaoko trié | Tsaoko seleccionado
花椒 净椒 | Sichuan pepper, cleaned | Poivre du Sichuan nettoyé | Pimienta de Sichuan limpia
无硫八角 | Sulphur-free star anise | Badiane sans soufre | Anís estrellado sin azufre
孜然 精选 | Cumin, choice | Cumin extra | Comino extra
公丁香 | Clove buds | Clous de girofle | Clavo en botón
二氧化硫 检测 | Sulphur dioxide tests | Tests de dioxyde de soufre | Pruebas de dióxido de azufre
主要规格一周报价.xlsx | Weekly prices of main grades.xlsx | Cours hebdomadaires des qualités.xlsx | Precios semanales por calidad.xlsx
馆区一览.xlsx | Halls.xlsx | Halls.xlsx | Pabellones.xlsx`;
