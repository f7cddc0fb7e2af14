/** Positions of the speakers of both expos, a line each: Chinese, English, French, Spanish. */
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
运营经理 | Operations Manager | Responsable des opérations | Responsable de operaciones`;
