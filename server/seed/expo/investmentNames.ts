/** Texts of the parks and of the government page, a line each: Chinese, English, French, Spanish. */
export const INVESTMENT_NAMES = `
福达香料市场园（演示） | Fuda Spice Market Park (demo) | Parc du marché aux épices Fuda (démo) | Parque del mercado de especias Fuda (demo)
六万岭八角初加工园（演示） | Liuwanling Star Anise Park (demo) | Parc de la badiane de Liuwanling (démo) | Parque del anís estrellado de Liuwanling (demo)
南流江香精香料园（演示） | Nanliu River Flavour Park (demo) | Parc des arômes de la Nanliu (démo) | Parque de aromas del río Nanliu (demo)
味集复合调味料园（演示） | Weiji Seasoning Park (demo) | Parc des assaisonnements Weiji (démo) | Parque de condimentos Weiji (demo)
凭祥东盟香料保税园（演示） | Pingxiang ASEAN Bonded Spice Park (demo) | Parc sous douane ASEAN de Pingxiang (démo) | Parque aduanero ASEAN de Pingxiang (demo)
防城肉桂综合产业园（演示） | Fangcheng Cassia Park (demo) | Parc de la casse de Fangcheng (démo) | Parque de la casia de Fangcheng (demo)
玉林市玉州区香料大道 | Spice Avenue, Yuzhou, Yulin | Avenue des Épices, Yuzhou, Yulin | Avenida de las Especias, Yuzhou, Yulin
玉林市福绵区六万岭路 | Liuwanling Road, Fumian, Yulin | Route de Liuwanling, Fumian, Yulin | Carretera Liuwanling, Fumian, Yulin
玉林市博白县沿江大道 | Riverside Avenue, Bobai, Yulin | Avenue du Fleuve, Bobai, Yulin | Avenida del Río, Bobai, Yulin
玉林市北流市铜石岭路 | Tongshiling Road, Beiliu, Yulin | Route de Tongshiling, Beiliu, Yulin | Carretera Tongshiling, Beiliu, Yulin
崇左市凭祥市友谊关大道 | Friendship Pass Avenue, Pingxiang, Chongzuo | Avenue de la Passe de l’Amitié, Pingxiang, Chongzuo | Avenida del Paso de la Amistad, Pingxiang, Chongzuo
防城港市防城区桂林路 | Guilin Road, Fangcheng, Fangchenggang | Rue Guilin, Fangcheng, Fangchenggang | Calle Guilin, Fangcheng, Fangchenggang
香料交易市场的新园：前店后仓，档口连着分级车间和检测室，收货、挑选、出货在一处办完。 | The new site of the spice market: shop in front, store behind, grading and laboratory next door. | Le nouveau site du marché : boutique devant, entrepôt derrière, tri et laboratoire à côté. | El nuevo recinto del mercado: tienda delante, almacén detrás, clasificación y laboratorio al lado.
建在八角产区脚下，鲜果当天进厂杀青烘干，热源统一供给，周边合作社已签供货意向。 | At the foot of the star anise hills: fresh fruit is dried the same day with shared heat, and nearby cooperatives supply it. | Au pied des collines de badiane : les fruits sont séchés le jour même, avec une chaleur commune. | Al pie de las colinas del anís: el fruto se seca el mismo día con calor compartido.
面向精油、油树脂和天然香料的专业园，危化品库、溶剂回收和污水站按精深加工配好。 | For essential oils, oleoresins and natural flavourings, with chemical storage, solvent recovery and water treatment. | Pour les huiles essentielles, oléorésines et arômes, avec stockage chimique, récupération de solvants et station d’épuration. | Para aceites esenciales, oleorresinas y aromas, con almacén químico, recuperación de disolventes y depuradora.
做火锅底料、卤料包和预拌粉的标准厂房，按食品车间装好洁净隔断，拎包入驻。 | Ready food workshops for hotpot bases, spice bags and premixes. | Ateliers alimentaires prêts à l’emploi pour bases de fondue, sachets et prémélanges. | Naves alimentarias listas para bases de hotpot, bolsas de especias y premezclas.
豆蔻、胡椒、丁香从陆路口岸进来，先入保税仓再分级分装，出区再缴税。 | Cardamom, pepper and clove come over the border, are graded in bond and taxed when they leave. | Cardamome, poivre et girofle arrivent par la frontière, sont triés sous douane et taxés à la sortie. | Cardamomo, pimienta y clavo llegan por la frontera, se clasifican en depósito y tributan al salir.
肉桂从剥皮、卷筒到桂油一条线，设备厂家同园，边角料统一收去蒸油。 | Cassia from peeling to oil in one line, with equipment makers on site. | La casse de l’écorçage à l’huile, avec les fabricants d’équipements sur place. | La casia del pelado al aceite en una línea, con fabricantes de equipos en el parque.
首年免租 3 个月 | 3 months rent-free | 3 mois sans loyer | 3 meses sin renta
检测费减半 | Half-price testing | Analyses à moitié prix | Análisis a mitad de precio
档口统一装修 | Fitted shops | Boutiques aménagées | Tiendas equipadas
用电优惠 | Cheaper power | Électricité réduite | Luz con descuento
设备补贴 8% | 8% equipment grant | Aide équipement 8 % | Ayuda a equipos 8 %
先租后让 | Lease, then buy | Location puis achat | Alquiler y compra
投资奖励 | Investment bonus | Prime à l’investissement | Prima a la inversión
排污指标到位 | Discharge permits | Permis de rejet | Permisos de vertido
高管住房 | Executive housing | Logement des cadres | Vivienda directiva
装修已完成 | Fully fitted | Aménagé | Totalmente equipado
食品许可代办 | Food licence service | Licence alimentaire | Licencia alimentaria
租金三年不变 | Rent fixed 3 years | Loyer fixe 3 ans | Renta fija 3 años
保税缓税 | Duty deferred | Droits différés | Aranceles diferidos
查验优先 | Priority inspection | Contrôle prioritaire | Control prioritario
汇率锁定 | Rate lock | Change garanti | Cambio fijo
整栋可售 | Whole buildings | Bâtiments entiers | Edificios enteros
按揭七成 | 70% mortgage | Crédit 70 % | Hipoteca 70 %
出口退税快办 | Fast tax refund | Remboursement rapide | Devolución rápida
园区招商部 | Park investment office | Bureau des investisseurs du parc | Oficina de inversión del parque
交通 | Transport | Transports | Transporte
水电气与排污 | Utilities | Réseaux et rejets | Suministros y vertidos
园区服务 | Services | Services | Servicios
临主街，双开门 | Main street, double door | Rue principale, double porte | Calle principal, doble puerta
转角，带阁楼 | Corner, with loft | En angle, avec mezzanine | Esquina, con altillo
干仓，净高 9 米 | Dry store, 9 m high | Entrepôt sec, hauteur 9 m | Almacén seco, 9 m de altura
恒温 18 度 | Kept at 18 °C | Maintenu à 18 °C | A 18 °C constantes
市场二楼 | Market, upper floor | Marché, étage | Mercado, planta alta
单层，跨度 24 米 | One storey, 24 m span | Plain-pied, portée 24 m | Una planta, luz de 24 m
约 20 亩，已平整 | About 1.3 ha, levelled | Environ 1,3 ha, nivelé | Unas 1,3 ha, nivelado
约 30 亩 | About 2 ha | Environ 2 ha | Unas 2 ha
产地仓 | Store at origin | Entrepôt d’origine | Almacén en origen
约 50 亩，可建甲类厂房 | About 3.3 ha, class A plant allowed | Environ 3,3 ha, usine classe A possible | Unas 3,3 ha, admite planta clase A
约 70 亩，可分割 | About 4.7 ha, divisible | Environ 4,7 ha, divisible | Unas 4,7 ha, divisible
丙类，荷载 1 吨 | Class C, load 1 t | Classe C, charge 1 t | Clase C, carga 1 t
中试车间，带通风 | Pilot plant, ventilated | Atelier pilote, ventilé | Planta piloto, ventilada
防爆仓 | Explosion-proof store | Entrepôt antidéflagrant | Almacén antiexplosivo
研发楼一层 | R&D building, ground floor | Bâtiment R&D, rez-de-chaussée | Edificio I+D, planta baja
一层，地面荷载 1.5 吨 | Ground floor, load 1.5 t | Rez-de-chaussée, charge 1,5 t | Planta baja, carga 1,5 t
一层 | Ground floor | Rez-de-chaussée | Planta baja
二层，货梯 3 吨 | First floor, 3 t lift | 1er étage, monte-charge 3 t | Primera planta, montacargas 3 t
三层 | Second floor | 2e étage | Segunda planta
冷库，零下 18 度 | Cold store, −18 °C | Chambre froide, −18 °C | Cámara fría, −18 °C
保税仓，净高 12 米 | Bonded store, 12 m high | Entrepôt sous douane, 12 m | Depósito aduanero, 12 m
保税冷链仓 | Bonded cold store | Entrepôt froid sous douane | Depósito frío aduanero
分装车间 | Packing workshop | Atelier de conditionnement | Taller de envasado
分级车间，带色选 | Grading, with colour sorter | Tri, avec trieuse optique | Clasificación óptica
约 10 亩，堆场 | About 0.7 ha, yard | Environ 0,7 ha, cour | Unas 0,7 ha, patio
互市大厅 | Border trade hall | Halle du commerce frontalier | Sala de comercio fronterizo
整栋出售，两层 | Whole building, two storeys | Bâtiment entier, deux niveaux | Edificio entero, dos plantas
约 40 亩 | About 2.7 ha | Environ 2,7 ha | Unas 2,7 ha
约 60 亩，可分割 | About 4 ha, divisible | Environ 4 ha, divisible | Unas 4 ha, divisible
干仓 | Dry store | Entrepôt sec | Almacén seco
玉林市香料产业招商专班（演示） | Yulin Spice Investment Office (demo) | Bureau d’investissement épices de Yulin (démo) | Oficina de inversión en especias de Yulin (demo)
广西玉林市玉州区香料大道 18 号 | 18 Spice Avenue, Yuzhou, Yulin, Guangxi | 18 avenue des Épices, Yuzhou, Yulin, Guangxi | Avenida de las Especias 18, Yuzhou, Yulin, Guangxi
以香料交易起家的城市，正在从买卖香料走向加工香料，欢迎来建厂、建仓、建基地。本页为演示内容。 | A city that grew on the spice trade and now turns to processing. Build your plant, store or farm here. Demo content. | Une ville née du commerce des épices qui se tourne vers la transformation. Contenu de démonstration. | Una ciudad nacida del comercio de especias que apuesta por el procesado. Contenido de demostración.
货源集中 | Goods in one spot | Offre concentrée | Oferta concentrada
市场聚集八角、肉桂、香叶等常年现货，品种齐，补货快。 | Star anise, cassia, bay leaf and more in stock all year. | Badiane, casse, laurier et autres, en stock toute l’année. | Anís estrellado, casia, laurel y otras, en existencias todo el año.
靠近产地 | Close to origin | Près des cultures | Cerca del origen
周边是八角、肉桂主产区，东盟的豆蔻、胡椒经凭祥、防城港进来。 | In the star anise and cassia region; ASEAN spices arrive by Pingxiang and Fangchenggang. | Dans la région de la badiane et de la casse ; l’ASEAN par Pingxiang et Fangchenggang. | En la región del anís y la casia; la ASEAN por Pingxiang y Fangchenggang.
物流便利 | Easy logistics | Logistique aisée | Buena logística
铁路、高速连接北部湾港和粤港澳，冷链与干仓都有配套。 | Rail and motorways to the Beibu Gulf ports and the Greater Bay Area; cold and dry storage. | Rail et autoroutes vers le golfe du Tonkin et Canton ; entrepôts froids et secs. | Tren y autopistas al golfo de Beibu y Cantón; almacenes fríos y secos.
加工基础 | Processing base | Tissu industriel | Base industrial
分级、色选、蒸馏、复配的工厂成片，检测机构在市场内。 | Grading, sorting, distilling and blending nearby; laboratories in the market. | Tri, distillation et mélange à proximité ; laboratoires au marché. | Clasificación, destilación y mezcla cerca; laboratorios en el mercado.
办事专人跟 | A contact for you | Un interlocuteur dédié | Un contacto propio
项目由专班一对一服务，从选址到投产有清单、有时限。 | One officer follows each project from site to start-up, with deadlines. | Un agent suit chaque projet, du site au démarrage, avec des délais. | Un agente sigue cada proyecto, del terreno a la puesta en marcha, con plazos.
种植 | Growing | Culture | Cultivo
标准化基地，补种苗与林下管护 | Standard farms, seedlings and forest care | Cultures normalisées, plants et entretien | Cultivos normalizados, plantones y cuidado
良种苗圃 | Nurseries | Pépinières | Viveros
八角基地 | Star anise farms | Cultures de badiane | Cultivos de anís
肉桂基地 | Cassia farms | Cultures de casse | Cultivos de casia
初加工 | First processing | Première transformation | Primer procesado
就近杀青、烘干、分级，减少损耗 | Blanching, drying and grading close by, with less loss | Blanchiment, séchage et tri sur place, moins de pertes | Escaldado, secado y clasificación en origen, con menos mermas
热泵烘房 | Heat pump dryers | Séchoirs à pompe à chaleur | Secaderos con bomba de calor
色选分级 | Colour sorting | Tri optique | Clasificación óptica
精深加工 | Advanced processing | Transformation poussée | Procesado avanzado
精油、油树脂与复合调味 | Essential oils, oleoresins, seasonings | Huiles essentielles, oléorésines, assaisonnements | Aceites esenciales, oleorresinas, condimentos
精油蒸馏 | Oil distilling | Distillation | Destilación
油树脂萃取 | Oleoresin extraction | Extraction d’oléorésines | Extracción de oleorresinas
复合调味 | Seasonings | Assaisonnements | Condimentos
检测与标准 | Testing and standards | Analyses et normes | Análisis y normas
批批可查，出口有据 | Every batch on record, exports documented | Chaque lot tracé, exportations documentées | Cada lote registrado, exportación documentada
检测中心 | Test centre | Centre d’analyses | Centro de análisis
标准样品 | Reference samples | Échantillons de référence | Muestras de referencia
溯源 | Traceability | Traçabilité | Trazabilidad
交易与物流 | Trade and logistics | Commerce et logistique | Comercio y logística
现货、电商与跨境 | Spot, online and cross-border | Comptant, en ligne, transfrontalier | Contado, en línea, transfronterizo
交易市场 | Market | Marché | Mercado
电商园 | E-commerce park | Parc e-commerce | Parque de comercio electrónico
保税仓 | Bonded store | Entrepôt sous douane | Depósito aduanero
冷链 | Cold chain | Chaîne du froid | Cadena de frío
玉林市（演示） | City of Yulin (demo) | Ville de Yulin (démo) | Ciudad de Yulin (demo)
香料精深加工项目投资奖励办法（演示） | Investment bonus for spice processing (demo) | Prime à l’investissement dans la transformation (démo) | Prima a la inversión en procesado (demo)
香料企业用地保障若干措施（演示） | Land for spice companies (demo) | Terrains pour les entreprises d’épices (démo) | Suelo para empresas de especias (demo)
香料冷链与仓储补贴细则（演示） | Grants for cold chain and storage (demo) | Aides au froid et à l’entreposage (démo) | Ayudas a frío y almacenamiento (demo)
香料人才与技工培训支持（演示） | Support for skills and training (demo) | Soutien aux talents et à la formation (démo) | Apoyo al talento y la formación (demo)
香料出口检测费用补助（演示） | Aid for export testing (demo) | Aide aux analyses d’exportation (démo) | Ayuda a los análisis de exportación (demo)
设备投资 1,000 万元以上的精油、油树脂项目，按实际投入的 8% 给予奖励，单个项目不超过 500 万元。 | Oil and oleoresin projects above ¥10 million in equipment receive 8% of it, at most ¥5 million each. | Projets d’huiles et d’oléorésines de plus de 10 M¥ d’équipement : 8 %, au plus 5 M¥ chacun. | Proyectos de aceites y oleorresinas de más de 10 M¥ en equipos: 8 %, hasta 5 M¥ cada uno.
重点项目用地指标优先安排，工业用地可先租后让，租期最长 20 年。 | Key projects get land first; industrial land may be leased for up to 20 years and then bought. | Terrains en priorité aux projets clés ; location jusqu’à 20 ans, puis achat. | Suelo prioritario para proyectos clave; alquiler de hasta 20 años y después compra.
新建冷库按每立方米 120 元补贴，租用公共仓的首年租金补一半。 | New cold stores receive ¥120 per m³; half of the first year’s rent of a public store is paid. | Nouvelles chambres froides : 120 ¥ par m³ ; moitié du loyer de la première année prise en charge. | Cámaras frías nuevas: 120 ¥ por m³; se paga la mitad de la renta del primer año.
企业新招技工每人补贴 2,000 元，高级技术人才安排周转住房。 | ¥2,000 for each newly hired technician; housing for senior specialists. | 2 000 ¥ par technicien embauché ; logement pour les spécialistes. | 2000 ¥ por técnico contratado; vivienda para especialistas.
出口批次的检测费补助 50%，已到期，新办法正在拟定。 | Half of the testing fees of export lots. Expired; a successor is being drafted. | Moitié des frais d’analyse des lots exportés. Expiré ; un nouveau texte est en préparation. | La mitad de los análisis de lotes exportados. Vencida; se prepara una nueva.
八角油与反式茴香脑精炼项目 | Star anise oil and anethole refinery | Raffinerie d’huile de badiane et d’anéthole | Refinería de aceite de anís y anetol
香料超临界萃取共享工厂 | Shared supercritical extraction plant | Usine partagée d’extraction supercritique | Planta compartida de extracción supercrítica
东盟香料保税分拨中心 | Bonded ASEAN distribution centre | Centre de distribution sous douane ASEAN | Centro aduanero de distribución ASEAN
复合调味料标准厂房 | Standard seasoning workshops | Ateliers d’assaisonnements | Naves para condimentos
八角良种苗圃与示范基地 | Star anise nursery and model farm | Pépinière et ferme modèle de badiane | Vivero y finca modelo de anís
香料检测与标准样品中心 | Testing and reference sample centre | Centre d’analyses et d’échantillons | Centro de análisis y muestras
香料文化街区与体验馆 | Spice quarter and museum | Quartier et musée des épices | Barrio y museo de las especias
物流 | Logistics | Logistique | Logística
食品加工 | Food processing | Agroalimentaire | Alimentación
检测 | Testing | Analyses | Análisis
文旅 | Culture and tourism | Culture et tourisme | Cultura y turismo
年处理八角 6,000 吨，配套蒸馏、精炼与灌装，地块已平整。 | 6,000 t of star anise a year, with distilling, refining and filling; the site is levelled. | 6 000 t de badiane par an, avec distillation, raffinage et remplissage ; terrain nivelé. | 6000 t de anís al año, con destilación, refino y envasado; terreno nivelado.
厂房与公用工程由园区建设，合作方投设备并负责运营。 | The park builds plant and utilities; the partner equips and runs it. | Le parc construit ; le partenaire équipe et exploite. | El parque construye; el socio equipa y opera.
保税仓 3 万平方米，含查验、分级与再包装。 | 30,000 m² in bond, with inspection, grading and repacking. | 30 000 m² sous douane, avec contrôle, tri et reconditionnement. | 30 000 m² en depósito, con control, clasificación y reenvasado.
标准厂房 12 栋，单层 2,400 平方米起租，污水统一处理。 | 12 workshops, from 2,400 m² a floor, shared water treatment. | 12 ateliers, dès 2 400 m² par niveau, épuration commune. | 12 naves, desde 2400 m² por planta, depuración común.
苗圃 300 亩，示范林 2,000 亩，合作社以地入股。 | 20 ha of nursery, 133 ha of model forest; the cooperative brings the land. | 20 ha de pépinière, 133 ha de forêt modèle ; la coopérative apporte la terre. | 20 ha de vivero, 133 ha de bosque modelo; la cooperativa aporta la tierra.
检测实验室 4,000 平方米，服务交易市场与出口企业。 | 4,000 m² of laboratories for market and exporters. | 4 000 m² de laboratoires pour le marché et les exportateurs. | 4000 m² de laboratorios para el mercado y los exportadores.
旧厂房改造，含博物馆、香料集市与研学课堂。 | A converted factory with museum, spice bazaar and classes. | Une usine réhabilitée : musée, bazar aux épices et ateliers. | Una fábrica rehabilitada con museo, bazar de especias y clases.`;
