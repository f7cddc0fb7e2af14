/** Summaries of the sessions of the past expo, a line each: Chinese, English, French, Spanish. */
export const PAST_SESSION_SUMMARIES = `
展区介绍与三天活动安排。 | The halls, and the programme of the three days. | Les halls et le programme des trois jours. | Los pabellones y el programa de los tres días.
上一年度主要品种的价格走势。 | Price trends of the main spices in the past year. | L’évolution des cours des principales épices sur un an. | Evolución de los precios de las especias principales en el último año.
种植、加工、流通与餐饮四方对话。 | Growers, processors, traders and restaurants in conversation. | Producteurs, transformateurs, négociants et restaurateurs dialoguent. | Productores, procesadores, comerciantes y restauradores dialogan.
春果上市节奏与库存。 | When the spring crop comes to market, and what is in stock. | Arrivée de la récolte de printemps et stocks. | Llegada de la cosecha de primavera y existencias.
三个产季的用电与损耗数据。 | Power use and losses over three seasons. | Électricité et pertes sur trois saisons. | Consumo eléctrico y mermas de tres temporadas.
切碎度、装料量与时间的关系。 | How particle size, load and time work together. | Le rôle de la coupe, de la charge et du temps. | Relación entre el picado, la carga y el tiempo.
胡椒与桂皮供应商对接。 | Meet suppliers of pepper and cassia. | Rencontre avec des fournisseurs de poivre et de casse. | Encuentro con proveedores de pimienta y casia.
发布十二项团体标准与贴标规则。 | Twelve new industry standards and the rules for the label. | Douze nouvelles normes de la filière et les règles du label. | Doce nuevas normas del sector y las reglas de la etiqueta.
开秤价与走货快慢。 | First prices and the pace of sales. | Premiers prix et rythme des ventes. | Primeros precios y ritmo de ventas.
常见退回原因与备检清单。 | Why consignments come back, and a checklist before testing. | Causes fréquentes de refus et liste de contrôle. | Causas frecuentes de rechazo y lista de comprobación.
四台机器同一批原料的剔除率。 | One lot, four machines: how much each of them rejects. | Un même lot, quatre machines : le taux de rejet de chacune. | Un mismo lote, cuatro máquinas: la tasa de rechazo de cada una.
风味补偿的配比试验。 | Trials of blends that make up for flavour. | Essais de mélanges qui compensent la saveur. | Ensayos de mezclas que compensan el sabor.
铺位、厂房与冷链仓的条件。 | Terms for shops, workshops and cold stores. | Conditions pour boutiques, ateliers et entrepôts froids. | Condiciones de tiendas, naves y almacenes frigoríficos.
轮作三年的产量与检测结果。 | Yields and test results after three years of rotation. | Rendements et analyses après trois ans de rotation. | Rendimientos y análisis tras tres años de rotación.
年度品牌与金牌采购商颁奖。 | Awards for the brands of the year and the top buyers. | Prix des marques de l’année et des meilleurs acheteurs. | Premios a las marcas del año y a los mejores compradores.
八角与肉桂林现场。 | In the star anise and cassia forest. | Au cœur des forêts de badiane et de casse. | En los bosques de anís estrellado y casia.
播种面积与库存。 | Sown area and stocks. | Surfaces semées et stocks. | Superficie sembrada y existencias.
丁香与肉豆蔻需求登记。 | Register your demand for clove and nutmeg. | Enregistrement des besoins en girofle et muscade. | Registro de la demanda de clavo y nuez moscada.
肉制品与饮料的用量。 | Dosage in meat products and drinks. | Dosage dans la charcuterie et les boissons. | Dosis en cárnicos y bebidas.
参展、观众与成交数据。 | Exhibitors, visitors and trade in figures. | Exposants, visiteurs et échanges en chiffres. | Cifras de expositores, visitantes y negocio.`;
