/** Positions and organisations of the speakers of both expos, a line each: Chinese, English, French, Spanish. */
export const POSITION_NAMES = `
秘书长 | Secretary-General | Secrétariat général | Secretaría general
副会长 | Vice President | Vice-présidence | Vicepresidencia
会长 | President | Présidence | Presidencia
首席分析师 | Chief Analyst | Analyste en chef | Analista jefe
理事长 | Chair | Présidence du conseil | Presidencia del consejo
总经理 | General Manager | Direction générale | Dirección general
董事 | Director | Conseil d’administration | Consejo de administración
行情员 | Price Reporter | Relevé des cours | Recogida de precios
高级检验员 | Senior Inspector | Inspection principale | Inspección sénior
工程师 | Engineer | Ingénierie | Ingeniería
调香师 | Flavourist | Création d’arômes | Creación de aromas
经理 | Manager | Responsable | Gerencia
研发总厨 | R&D Chef | Cuisine et R&D | Cocina e I+D
研究员 | Researcher | Recherche | Investigación
采购总监 | Purchasing Director | Direction des achats | Dirección de compras
出口经理 | Export Manager | Responsable export | Gerencia de exportación
场长 | Farm Manager | Responsable d’exploitation | Gerencia de explotación
总工程师 | Chief Engineer | Direction technique | Dirección técnica
质量负责人 | Head of Quality | Responsable qualité | Responsable de calidad
产品经理 | Product Manager | Gestion de produit | Gestión de producto
招商经理 | Investment Manager | Responsable des investissements | Responsable de inversiones
法规顾问 | Regulatory Adviser | Conseil réglementaire | Asesoría normativa
产品总监 | Product Director | Direction produit | Dirección de producto
总监 | Director | Direction | Dirección
研发经理 | R&D Manager | Responsable R&D | Responsable de I+D
农艺师 | Agronomist | Agronome | Agronomía
技术经理 | Technical Manager | Responsable technique | Gestión técnica
招商主任 | Head of Investment | Direction des investissements | Dirección de inversiones
副主任 | Deputy Head | Direction adjointe | Subdirección
供应链总监 | Supply Chain Director | Direction de la chaîne d’approvisionnement | Dirección de la cadena de suministro
运营经理 | Operations Manager | Responsable des opérations | Responsable de operaciones
桂南香料商会 | Guinan Spice Chamber | Chambre des épices de Guinan | Cámara de Especias de Guinan
南香数据研究室 | Nanxiang Data Lab | Laboratoire de données Nanxiang | Laboratorio de datos Nanxiang
岭南香辛料协会 | Lingnan Spice Association | Association des épices de Lingnan | Asociación de Especias de Lingnan
八桂风味食品 | Bagui Flavour Foods | Bagui Saveurs | Alimentos Bagui
海丝香料贸易 | Haisi Spice Trading | Haisi Négoce d’épices | Comercio de Especias Haisi
大容山八角合作社 | Darongshan Star Anise Cooperative | Coopérative de badiane de Darongshan | Cooperativa de anís de Darongshan
南疆食品检测中心 | Nanjiang Food Testing Centre | Centre d’analyses alimentaires Nanjiang | Centro de Análisis de Alimentos Nanjiang
岭南油树脂 | Lingnan Oleoresins | Oléorésines Lingnan | Oleorresinas Lingnan
青岚香精 | Qinglan Flavours | Arômes Qinglan | Aromas Qinglan
红河草果行 | Honghe Tsaoko | Tsaoko Honghe | Tsaoko Honghe
谅山香料出口 | Lang Son Spice Exports | Export d’épices Lang Son | Exportación de Especias Lang Son
老街卤味 | Laojie Braised Foods | Braisés Laojie | Guisos Laojie
味连食品 | Weilian Foods | Weilian Alimentation | Alimentos Weilian
林同胡椒公社 | Lam Dong Pepper Commune | Commune du poivre de Lam Dong | Comuna de pimienta de Lam Dong
六岭林场 | Liuling Forest Farm | Exploitation forestière de Liuling | Explotación forestal de Liuling
恒干机械 | Henggan Machinery | Machines Henggan | Maquinaria Henggan
沸点调味 | Feidian Seasonings | Assaisonnements Feidian | Condimentos Feidian
福达香料园区 | Fuda Spice Park | Parc aux épices Fuda | Parque de especias Fuda
陇上花椒行 | Longshang Sichuan Pepper | Poivre du Sichuan Longshang | Pimienta de Sichuan Longshang
衡正食品咨询 | Hengzheng Food Consulting | Hengzheng Conseil alimentaire | Consultoría Alimentaria Hengzheng
慧眼色选 | Huiyan Colour Sorting | Tri optique Huiyan | Clasificación óptica Huiyan
望加锡香料 | Makassar Spices | Épices Makassar | Especias Makassar
亳南种植合作社 | Bonan Growers’ Cooperative | Coopérative agricole de Bonan | Cooperativa agrícola de Bonan
清迈干货 | Chiang Mai Dried Goods | Produits secs Chiang Mai | Productos secos Chiang Mai
陆林县招商中心 | Lulin County Investment Centre | Centre d’investissement du district de Lulin | Centro de Inversiones del condado de Lulin
容山县产业办 | Rongshan County Industry Office | Bureau de l’industrie du district de Rongshan | Oficina de Industria del condado de Rongshan
巷口餐饮 | Xiangkou Restaurants | Restaurants Xiangkou | Restaurantes Xiangkou
链溯科技 | Liansu Technology | Liansu Technologies | Tecnología Liansu
民勤茴香社 | Minqin Fennel Cooperative | Coopérative de fenouil de Minqin | Cooperativa de hinojo de Minqin
五岭沉香基地 | Wuling Agarwood Farm | Plantation de bois d’agar de Wuling | Plantación de madera de agar de Wuling`;
