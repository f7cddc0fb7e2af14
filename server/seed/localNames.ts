import type { Tx } from '../src/database/schema';
import { locationTranslator } from '../src/modules/localName/locationNames';
import { INDICES } from './indices';
import { MARKETS } from './markets';
import { VARIETIES } from './taxonomy';

type Names = [en: string, fr: string, es: string];

/** English, French and Spanish trade names; the botanical name where the trade has none. */
// prettier-ignore
const VARIETY_NAMES: Record<string, [fr: string, es: string]> = {
  'star-anise': ['Badiane', 'Anís estrellado'], fennel: ['Fenouil', 'Hinojo'],
  cumin: ['Cumin', 'Comino'], tsaoko: ['Tsaoko', 'Tsaoko'], 'white-cardamom': ['Cardamome ronde', 'Cardamomo redondo'],
  'cao-cardamom': ['Alpinia hainanensis', 'Alpinia hainanensis'], 'red-cardamom': ['Fruit de galanga', 'Fruto de galanga'],
  nutmeg: ['Noix de muscade', 'Nuez moscada'], amomum: ['Amome', 'Amomo'],
  'sharp-galangal-fruit': ['Alpinia oxyphylla', 'Alpinia oxyphylla'], 'long-pepper': ['Poivre long', 'Pimienta larga'],
  'coriander-seed': ['Coriandre', 'Cilantro'], 'dill-seed': ['Aneth', 'Eneldo'],
  cassia: ['Casse', 'Casia'], 'cassia-select': ['Casse supérieure', 'Casia selecta'],
  'ceylon-cinnamon': ['Cannelle de Ceylan', 'Canela de Ceilán'],
  'tangerine-peel': ['Écorce de mandarine', 'Cáscara de mandarina'], ginger: ['Gingembre sec', 'Jengibre seco'],
  'sand-ginger': ['Galanga camphré', 'Kencur'], 'lesser-galangal': ['Petit galanga', 'Galanga menor'],
  galangal: ['Grand galanga', 'Galanga mayor'], turmeric: ['Curcuma', 'Cúrcuma'],
  'angelica-dahurica': ['Angelica dahurica', 'Angelica dahurica'],
  'angelica-sinensis': ['Angélique de Chine', 'Angélica china'], licorice: ['Réglisse', 'Regaliz'],
  'garlic-flake': ['Ail séché', 'Ajo seco'], costus: ['Racine de costus', 'Raíz de costo'],
  clove: ['Clou de girofle', 'Clavo'], 'mother-clove': ['Antofle de girofle', 'Madre de clavo'],
  saffron: ['Safran', 'Azafrán'], 'bay-leaf': ['Laurier', 'Laurel'], lemongrass: ['Citronnelle', 'Limoncillo'],
  perilla: ['Périlla', 'Perilla'], 'mixed-herbs': ['Basilic, thym, romarin', 'Albahaca, tomillo, romero'],
  'sweet-grass': ['Lysimachia foenum-graecum', 'Lysimachia foenum-graecum'], 'black-pepper': ['Poivre noir', 'Pimienta negra'],
  'white-pepper': ['Poivre blanc', 'Pimienta blanca'],
  'red-sichuan-pepper': ['Poivre du Sichuan rouge', 'Pimienta de Sichuan roja'],
  'green-sichuan-pepper': ['Poivre du Sichuan vert', 'Pimienta de Sichuan verde'],
  'facing-heaven-chili': ['Piment chao tian', 'Chile chao tian'], 'lantern-chili': ['Piment lanterne', 'Chile linterna'],
  erjingtiao: ['Piment erjingtiao', 'Chile erjingtiao'], 'birds-eye': ['Piment oiseau', 'Chile ojo de pájaro'],
  'blend-oil': ['Mélanges et huiles essentielles', 'Mezclas y aceites esenciales']
};

/** Grades by their Chinese name: one name means the same in every variety. */
// prettier-ignore
const GRADE_NAMES: Record<string, Names> = {
  大红: ['Autumn red', 'Rouge d’automne', 'Roja de otoño'], 春花: ['Spring crop', 'Récolte de printemps', 'Cosecha de primavera'],
  干枝: ['Tree-dried', 'Séchée sur l’arbre', 'Secada en árbol'],
  无硫大红: ['Autumn red, sulphur-free', 'Rouge d’automne sans soufre', 'Roja de otoño sin azufre'],
  碎八角: ['Broken', 'Brisures', 'Quebrado'], 统货: ['FAQ', 'Tout-venant', 'FAQ'], 选货: ['Selected', 'Triée', 'Seleccionada'],
  精选: ['Choice', 'Extra triée', 'Extra seleccionada'], 孜然粉: ['Ground', 'Moulu', 'Molido'],
  大果: ['Large fruit', 'Gros calibre', 'Fruto grande'], 小果: ['Small fruit', 'Petit calibre', 'Fruto pequeño'],
  去把: ['Stalkless', 'Équeutée', 'Sin pedúnculo'], 带壳: ['In shell', 'En coque', 'Con cáscara'],
  净仁: ['Shelled, whole', 'Décortiquée entière', 'Sin cáscara, entera'], 碎仁: ['BWP (broken)', 'Brisures', 'Quebrada'],
  阳春砂: ['Yangchun', 'Yangchun', 'Yangchun'], 绿壳砂: ['Green-shell', 'À coque verte', 'De cáscara verde'],
  进口砂: ['Imported', 'Importé', 'Importado'], 大条: ['Large spikes', 'Gros épis', 'Espiga grande'],
  净货: ['Cleaned', 'Nettoyée', 'Limpia'], 烟桂: ['Yangui (thin quills)', 'Yangui (tuyaux fins)', 'Yangui (rama fina)'],
  大通: ['Large tubes', 'Gros tubes', 'Tubo grande'], 中通: ['Medium tubes', 'Tubes moyens', 'Tubo mediano'],
  小通: ['Small tubes', 'Petits tubes', 'Tubo pequeño'], 板桂: ['Slabs', 'Plaques', 'Planchas'],
  桂碎: ['Broken', 'Brisures', 'Quebrada'], 企边: ['Curled edges', 'Bords roulés', 'Bordes enrollados'],
  板片: ['Flat pieces', 'Plaquettes', 'Placas'], 广陈皮: ['Guangdong', 'Guangdong', 'Guangdong'],
  川陈皮: ['Sichuan', 'Sichuan', 'Sichuan'], 新会三年: ['Xinhui, 3 years', 'Xinhui, 3 ans', 'Xinhui, 3 años'],
  姜片: ['Slices', 'Tranches', 'Láminas'], 姜块: ['Whole pieces', 'Morceaux', 'Trozos'], 姜粉: ['Ground', 'Moulu', 'Molido'],
  统片: ['FAQ slices', 'Tranches tout-venant', 'Láminas FAQ'], 选片: ['Selected slices', 'Tranches triées', 'Láminas seleccionadas'],
  沙姜粉: ['Ground', 'Moulu', 'Molido'], 切段: ['Cut', 'Coupé', 'Cortado'],
  统个: ['FAQ, whole', 'Entier tout-venant', 'Entero FAQ'], 姜黄粉: ['Ground', 'Moulu', 'Molida'],
  归头: ['Heads', 'Têtes', 'Cabezas'], 归片: ['Slices', 'Tranches', 'Láminas'], 股节: ['Root sections', 'Tronçons', 'Tramos de raíz'],
  毛草: ['Raw root', 'Racine brute', 'Raíz bruta'], 条草: ['Trimmed sticks', 'Bâtons parés', 'Palos recortados'],
  甘草片: ['Slices', 'Tranches', 'Láminas'], 白片: ['White flakes', 'Flocons blancs', 'Escamas blancas'],
  蒜粒: ['Granules', 'Granulés', 'Granulado'], 蒜粉: ['Powder', 'Poudre', 'Polvo'],
  公丁: ['Buds', 'Boutons', 'Botones'], 大花: ['Large buds', 'Gros boutons', 'Botón grande'],
  去梗: ['Hand-picked, stemless', 'Triés, sans griffes', 'Escogido, sin tallo'], 特级: ['Special grade', 'Extra', 'Extra'],
  一级: ['Grade 1', 'Catégorie 1', 'Primera'], 进口一级: ['Imported grade 1', 'Importé, catégorie 1', 'Importado, primera'],
  烘青: ['Oven-dried green', 'Séché au four, vert', 'Secado al horno, verde'], 国产: ['Chinese', 'Chinois', 'Chino'],
  进口: ['Imported', 'Importé', 'Importado'], 整束: ['Bundles', 'Bottes', 'Manojos'], 苏叶: ['Leaf', 'Feuilles', 'Hoja'],
  苏籽: ['Seed', 'Graines', 'Semilla'], 罗勒干叶: ['Dried basil', 'Basilic séché', 'Albahaca seca'],
  百里香: ['Thyme', 'Thym', 'Tomillo'], 迷迭香: ['Rosemary', 'Romarin', 'Romero'], 排草: ['Paicao', 'Paicao', 'Paicao'],
  灵香草: ['Lingxiangcao', 'Lingxiangcao', 'Lingxiangcao'], 大颗粒: ['Bold', 'Gros grains', 'Grano grande'],
  黑胡椒粉: ['Ground', 'Moulu', 'Molida'], 水洗: ['Washed', 'Lavé', 'Lavada'],
  机脱皮: ['Machine-decorticated', 'Décortiqué machine', 'Decorticada a máquina'], 精品: ['Premium', 'Premium', 'Prémium'],
  毛货: ['Uncleaned', 'Brut', 'Sin limpiar'], 净椒: ['Cleaned', 'Nettoyé', 'Limpia'],
  武都大红袍: ['Wudu Dahongpao', 'Wudu Dahongpao', 'Wudu Dahongpao'], 茂汶: ['Maowen', 'Maowen', 'Maowen'],
  统干: ['FAQ, dried', 'Tout-venant séché', 'FAQ seca'], 色选: ['Colour-sorted', 'Trié optique', 'Clasificada por color'],
  保鲜: ['Fresh-kept', 'Frais', 'Fresca'], 三樱带把: ['Sanying, with stem', 'Sanying, avec queue', 'Sanying, con rabo'],
  三樱去把: ['Sanying, stemless', 'Sanying, équeuté', 'Sanying, sin rabo'], 新一代: ['Xinyidai', 'Xinyidai', 'Xinyidai'],
  满天星: ['Mantianxing', 'Mantianxing', 'Mantianxing'], 丘北统货: ['Qiubei FAQ', 'Qiubei tout-venant', 'Qiubei FAQ'],
  五香粉: ['Five-spice powder', 'Cinq-épices moulu', 'Cinco especias molidas'],
  卤料包: ['Braising spice bag', 'Sachet pour bouillon', 'Bolsa de especias para guiso'],
  八角油: ['Star anise oil', 'Huile de badiane', 'Aceite de anís estrellado'],
  肉桂油: ['Cassia oil', 'Huile de casse', 'Aceite de casia']
};

// prettier-ignore
const MARKET_NAMES: Record<string, Names> = {
  yulin: ['Yulin Spice Market', 'Marché aux épices de Yulin', 'Mercado de especias de Yulin'],
  chengdu: ['Hehuachi, Chengdu', 'Hehuachi, Chengdu', 'Hehuachi, Chengdu'],
  bozhou: ['Bozhou Herb Market', 'Marché aux herbes de Bozhou', 'Mercado de hierbas de Bozhou'],
  anguo: ['Anguo Herb Market', 'Marché aux herbes d’Anguo', 'Mercado de hierbas de Anguo'],
  guangzhou: ['Qingping, Guangzhou', 'Qingping, Canton', 'Qingping, Cantón'],
  puning: ['Puning Herb Market', 'Marché aux herbes de Puning', 'Mercado de hierbas de Puning'],
  kunming: ['Juhuayuan, Kunming', 'Juhuayuan, Kunming', 'Juhuayuan, Kunming'],
  yuzhou: ['Yuzhou Herb Market', 'Marché aux herbes de Yuzhou', 'Mercado de hierbas de Yuzhou'],
  lianqiao: ['Lianqiao Herb Market', 'Marché aux herbes de Lianqiao', 'Mercado de hierbas de Lianqiao'],
  zunyi: ['Xiazi Chili City, Zunyi', 'Cité du piment de Xiazi, Zunyi', 'Ciudad del Chile de Xiazi, Zunyi'],
  hancheng: ['Zhiyang Sichuan Pepper Market, Hancheng', 'Marché de Zhiyang, Hancheng', 'Mercado de Zhiyang, Hancheng'],
  minqin: ['Donghu Fennel Market, Minqin', 'Marché au fenouil de Donghu, Minqin', 'Mercado de hinojo de Donghu, Minqin'],
  jinxiang: ['Jinxiang Garlic Market', 'Marché à l’ail de Jinxiang', 'Mercado de ajo de Jinxiang'],
  zhecheng: ['Zhecheng Chili Market', 'Marché au piment de Zhecheng', 'Mercado de chile de Zhecheng'],
  pingxiang: ['Pingxiang Border Port', 'Poste frontière de Pingxiang', 'Puerto fronterizo de Pingxiang']
};

/** Short names of markets that differ from the location's name in pinyin. */
// prettier-ignore
const SHORT_MARKET_NAMES: Record<string, string> = {
  荷花池: 'Hehuachi', 清平: 'Qingping', 虾子: 'Xiazi'
};

// prettier-ignore
const INDEX_NAMES: Record<string, Names> = {
  composite: ['Spice Composite Index', 'Indice composite des épices', 'Índice compuesto de especias'],
  'star-anise': ['Star Anise Index', 'Indice badiane', 'Índice de anís estrellado'],
  cassia: ['Cassia Index', 'Indice casse', 'Índice de casia']
};

/**
 * Traditional names that a conversion of characters gets wrong: 干 is 乾 where something was dried, 姜 is 薑 where it is no
 * surname.
 */
// prettier-ignore
const TRADITIONAL: Record<string, string> = {
  干枝: '乾枝', 罗勒干叶: '羅勒乾葉', 统干: '統乾', 生姜: '生薑', 沙姜: '沙薑', 高良姜: '高良薑', 南姜: '南薑', 姜黄: '薑黃',
  姜片: '薑片', 姜块: '薑塊', 姜粉: '薑粉', 沙姜粉: '沙薑粉', 姜黄粉: '薑黃粉'
};

const toEnglish = locationTranslator('en');

/** Inserts the names of the taxonomy in the other languages. */
export async function seedLocalNames(tx: Tx): Promise<void> {
  const names = new Map<string, Names>(Object.entries(GRADE_NAMES));
  for (const { id, name, englishName } of VARIETIES) {
    names.set(name, [englishName, ...(VARIETY_NAMES[id] ?? [englishName, englishName])] as Names);
  }
  for (const { id, name, shortName } of MARKETS) {
    const local = MARKET_NAMES[id];
    if (local !== undefined) names.set(name, local);
    const englishShortName = SHORT_MARKET_NAMES[shortName];
    if (englishShortName !== undefined) names.set(shortName, [englishShortName, englishShortName, englishShortName]);
    const english = englishShortName ?? toEnglish(shortName);
    names.set(`${shortName}档口联报`, [
      `${english} stall reports`,
      `Relevés des étals de ${english}`,
      `Informes de los puestos de ${english}`
    ]);
    names.set(`${shortName}市场采集点`, [
      `${english} collection point`,
      `Point de collecte de ${english}`,
      `Punto de recogida de ${english}`
    ]);
  }
  for (const { id, name } of INDICES) {
    const local = INDEX_NAMES[id];
    if (local !== undefined) names.set(name, local);
  }
  const rows = [...names].map(([name, [en, fr, es]]) => ({ name, zh_hant: TRADITIONAL[name] ?? null, en, fr, es }));
  await tx.insertInto('local_name').values(rows).execute();
}
