/** Titles, rooms and the cancellation of the sessions of both expos, a line each: Chinese, English, French, Spanish. */
export const SESSION_NAMES = `
主会场 | Main hall | Grande salle | Sala principal
原料讲台 | Raw spice stage | Scène matières premières | Escenario de materias primas
精油讲堂 | Essential oil forum | Forum huiles essentielles | Foro de aceites esenciales
风味厨房 | Flavour kitchen | Cuisine des saveurs | Cocina de sabores
技术讲台 | Technology stage | Scène technologies | Escenario de tecnología
东盟厅 | ASEAN room | Salle ASEAN | Sala ASEAN
招商报告厅 | Investment theatre | Auditorium investissement | Auditorio de inversiones
南门集合点 | South gate meeting point | Point de rendez-vous, porte sud | Punto de encuentro, puerta sur
开幕式 | Opening ceremony | Cérémonie d’ouverture | Ceremonia de apertura
香料指数年度发布 | Spice index: the year in review | Indice des épices : bilan de l’année | Índice de especias: balance del año
香料产业高质量发展主论坛 | Main forum: a better spice industry | Forum principal : une filière de qualité | Foro principal: un sector de calidad
八角秋果行情会商 | Star anise autumn crop: market outlook | Badiane d’automne : tour du marché | Anís estrellado de otoño: perspectivas
八角分级与感官检验实操 | Grading star anise: hands-on session | Classer la badiane : atelier pratique | Clasificar el anís estrellado: taller
超临界萃取的收率与成本 | Supercritical extraction: yield and cost | Extraction supercritique : rendement et coût | Extracción supercrítica: rendimiento y coste
天然香精的应用趋势 | Natural flavourings: where they are going | Arômes naturels : les tendances | Aromas naturales: tendencias de uso
草果开秤与跨境走货 | Tsaoko: first prices and border trade | Tsaoko : premiers prix et commerce frontalier | Tsaoko: primeros precios y comercio fronterizo
卤水配方的香料减量试验 | Braising stock with fewer spices | Bouillon de braisage : doser moins d’épices | Caldo de guiso con menos especias
近红外识别莽草与八角 | Telling toxic shikimi from star anise by NIR | Distinguer badiane et faux anis par infrarouge | Distinguir anís y anís falso por infrarrojo
东盟供应商采购对接会（第一场） | ASEAN sourcing meetings (1) | Rencontres d’achat ASEAN (1) | Encuentros de compra ASEAN (1)
肉桂林下种植与间伐收益 | Cassia forestry: intercropping and thinning | Casse : cultures associées et éclaircies | Casia: cultivo asociado y clareo
无硫烘干线的投资回收 | Sulphur-free drying: payback | Séchage sans soufre : retour sur investissement | Secado sin azufre: retorno de la inversión
肉桂油与桂皮醛的质量控制 | Cassia oil and cinnamaldehyde: quality control | Huile de casse et cinnamaldéhyde : contrôle | Aceite de casia y cinamaldehído: control
火锅底料新品品鉴 | Tasting: new hotpot bases | Dégustation : nouvelles bases de fondue | Cata: nuevas bases de hotpot
福达香料园区推介会 | Presentation: Fuda spice park | Présentation du parc aux épices Fuda | Presentación del parque de especias Fuda
产业高质量发展大会 | Industry conference | Conférence de la filière | Conferencia del sector
花椒毛货怎样定价 | Pricing uncleaned Sichuan pepper | Fixer le prix du poivre du Sichuan brut | Poner precio a la pimienta de Sichuan sin limpiar
食品用香精标签要点 | Labelling food flavourings | Étiqueter les arômes alimentaires | Etiquetado de aromas alimentarios
色选机选型与维护 | Colour sorters: choice and upkeep | Trieuses optiques : choix et entretien | Clasificadoras ópticas: elección y cuidado
玉林八角团体标准宣贯 | The Yulin star anise standard explained | La norme de la badiane de Yulin expliquée | La norma del anís de Yulin, explicada
丁香、肉豆蔻到港量与库存 | Clove and nutmeg: arrivals and stocks | Girofle et muscade : arrivages et stocks | Clavo y nuez moscada: llegadas y existencias
复合调味料的香气保持 | Keeping the aroma of seasonings | Préserver l’arôme des assaisonnements | Conservar el aroma de los condimentos
白芷、高良姜的道地产区 | Angelica and lesser galangal: home regions | Angélique et petit galanga : terroirs | Angélica y galanga menor: zonas de origen
农残快检与送检策略 | Pesticide residues: rapid test or laboratory | Résidus : test rapide ou laboratoire | Residuos: prueba rápida o laboratorio
东盟供应商采购对接会（第二场） | ASEAN sourcing meetings (2) | Rencontres d’achat ASEAN (2) | Encuentros de compra ASEAN (2)
精油与食品应用论坛 | Forum: essential oils in food | Forum : les huiles essentielles dans l’aliment | Foro: aceites esenciales en alimentos
二氧化硫残留与无硫认证 | Sulphur dioxide and sulphur-free certification | Dioxyde de soufre et certification sans soufre | Dióxido de azufre y certificación sin azufre
县域香料产业招商推介 | Investing in the spice counties | Investir dans les districts à épices | Invertir en los condados de las especias
连锁餐饮集采开放日 | Restaurant chains: open purchasing day | Chaînes de restauration : journée d’achat | Cadenas de restauración: día de compras
溯源码怎样做得有用 | Making traceability codes useful | Des codes de traçabilité utiles | Códigos de trazabilidad que sirvan
小茴香与孜然播种面积 | Fennel and cumin: sown areas | Fenouil et cumin : surfaces semées | Hinojo y comino: superficies sembradas
沉香的可持续采收 | Harvesting agarwood sustainably | Récolter durablement le bois d’agar | Cosecha sostenible de la madera de agar
香都荣誉颁奖 | Spice Capital Honours: award ceremony | Remise des Prix Capitale des épices | Entrega de los Premios Capital de las especias
产地考察：六岭林场 | Field trip: Liuling forest farm | Visite : exploitation forestière de Liuling | Visita: explotación forestal de Liuling
市场考察：国际香料交易市场 | Field trip: International Spice Market | Visite : marché international aux épices | Visita: mercado internacional de especias
山柰价格翻倍的原因 | Why the price of sand ginger doubled | Pourquoi le galanga camphré a doublé | Por qué se duplicó el precio del kencur
冷链与香气损失 | The cold chain and loss of aroma | Chaîne du froid et perte d’arôme | Cadena de frío y pérdida de aroma
越南采购团见面会 | Meet the buyers from Vietnam | Rencontre avec les acheteurs du Vietnam | Encuentro con compradores de Vietnam
采购合同与质量争议 | Purchase contracts and quality disputes | Contrats d’achat et litiges de qualité | Contratos de compra y disputas de calidad
家用香料科普课 | Spices at home: a class for everyone | Les épices à la maison : cours tout public | Especias en casa: clase para todos
项目签约仪式 | Signing ceremony | Cérémonie de signature | Ceremonia de firma
精油实验室开放参观 | Open laboratory: essential oils | Portes ouvertes : laboratoire d’huiles | Laboratorio abierto: aceites esenciales
展会成交复盘 | What was traded at the expo | Bilan des échanges du salon | Balance de lo negociado
闭幕式与下届展会说明 | Closing and outlook on the next expo | Clôture et prochain salon | Clausura y próxima edición
上届开幕式 | Opening ceremony | Cérémonie d’ouverture | Ceremonia de apertura
香料指数年度回顾 | Spice index: looking back | Indice des épices : rétrospective | Índice de especias: repaso del año
香料全产业链论坛 | Forum: the whole spice chain | Forum : toute la filière des épices | Foro: toda la cadena de las especias
八角春果预判 | Star anise spring crop: forecast | Badiane de printemps : prévisions | Anís estrellado de primavera: previsión
热泵烘干的能耗实测 | Heat pump drying: energy measured | Séchage par pompe à chaleur : mesures | Secado con bomba de calor: consumo medido
水蒸气蒸馏的得率 | Steam distillation: yields | Distillation à la vapeur : rendements | Destilación por vapor: rendimientos
采购团行程调整，改为线上对接 | The delegation has changed its plans; the meetings take place online | La délégation a changé son programme, les rencontres ont lieu en ligne | La delegación cambió su programa; los encuentros serán en línea
东盟采购对接会 | ASEAN sourcing meetings | Rencontres d’achat ASEAN | Encuentros de compra ASEAN
团体标准发布会 | New industry standards | Nouvelles normes de la filière | Nuevas normas del sector
花椒产新行情 | Sichuan pepper: the new crop | Poivre du Sichuan : la nouvelle récolte | Pimienta de Sichuan: la nueva cosecha
桂油出口的检验项目 | Cassia oil exports: what is tested | Exporter l’huile de casse : les analyses | Exportar aceite de casia: los análisis
色选机现场对比 | Colour sorters compared live | Trieuses optiques : comparaison en direct | Clasificadoras ópticas: comparación en vivo
减盐减油的香料补偿 | Less salt and oil, more spice | Moins de sel et d’huile, plus d’épices | Menos sal y aceite, más especias
园区招商推介 | Presentation of the parks | Présentation des parcs | Presentación de los parques
白芷轮作与农残控制 | Angelica: rotation and residues | Angélique : rotation et résidus | Angélica: rotación y residuos
颁奖典礼 | Award ceremony | Remise des prix | Entrega de premios
产地考察 | Field trip | Visite de terrain | Visita de campo
小茴香供应判断 | Fennel: supply outlook | Fenouil : perspectives de l’offre | Hinojo: perspectivas de la oferta
进口商见面会 | Meet the importers | Rencontre avec les importateurs | Encuentro con importadores
精油应用开放课 | Open class: using essential oils | Cours ouvert : utiliser les huiles essentielles | Clase abierta: usos de los aceites esenciales
闭幕与数据发布 | Closing and figures | Clôture et chiffres | Clausura y cifras`;
