import type { NewsPicture } from '@contract/news';
import type { Picture } from '@contract/upload';
import { newsScene } from '../photos/newsScenes';
import type { Scene } from '../photos/scenes';

interface CoverShot {
  scene: Scene;
  alt: string;
}

type Setting = Parameters<typeof newsScene>[0];

const shot = (setting: Setting, varietyId: string, alt: string): CoverShot => ({
  scene: newsScene(setting, varietyId),
  alt
});

/** Covers of articles; the others have the drawing of a variety, or none. */
const COVERS: Record<string, CoverShot[]> = {
  'star-anise-dryness-decides': [
    shot('grading', 'star-anise', '八角按大小排成三堆，下面是一把尺'),
    shot('meter', 'star-anise', '水分仪旁边放着一盘八角'),
    shot('stall', 'star-anise', '市场档口前的两袋八角和一台秤')
  ],
  'tsaoko-third-week': [shot('yard', 'tsaoko', '晒场上六张竹匾，铺着草果')],
  'border-clearance-restored': [shot('port', 'cassia', '码头上一艘装着集装箱的货轮')],
  'expo-buyers-list': [shot('hall', 'star-anise', '展馆里三个展位，前面站着观众')],
  'sulfur-test-methods': [shot('lab', 'ginger', '检测台上的锥形瓶、试纸和姜片样品')],
  'weekly-index-report': [
    shot('tray', 'red-sichuan-pepper', '一匾花椒'),
    shot('tray', 'star-anise', '一匾八角'),
    shot('tray', 'tsaoko', '一匾草果')
  ],
  'sulfur-residue-reading': [shot('documents', 'ginger', '放大镜下的检测单和姜片')],
  'clove-arrivals': [shot('bag', 'clove', '敞口袋里的公丁香')],
  'a-collector-at-dawn': [shot('stall', 'cassia', '清早的档口，秤上放着桂皮')],
  'pesticide-limits-checklist': [shot('lab', 'licorice', '检测台上的甘草样品')],
  'oleoresin-line-starts': [shot('tanks', 'cassia', '车间里三个不锈钢提取罐')],
  'moisture-meter-use': [shot('meter', 'red-sichuan-pepper', '水分仪旁边放着一盘花椒')],
  'restaurant-chains-joint-buying': [shot('kitchen', 'star-anise', '一口热气腾腾的卤锅')],
  'expo-booth-plan': [shot('hall', 'tsaoko', '展馆里并排的三个展位')],
  'star-anise-or-mangcao': [shot('sorter', 'star-anise', '输送带上的八角经过检测仪')],
  'braise-chain-central-kitchen': [shot('kitchen', 'tsaoko', '中央厨房的卤锅')],
  'star-anise-grading-standard': [shot('grading', 'star-anise', '分级台上按大小排开的八角')],
  'spring-festival-stocking': [shot('store', 'red-sichuan-pepper', '仓库货架上码着香料袋')],
  'cardamom-stock-in-port': [shot('port', 'white-cardamom', '港口的货轮与集装箱')],
  'near-infrared-check': [shot('sorter', 'red-sichuan-pepper', '输送带上的花椒经过近红外检测仪')],
  'cold-store-opens': [shot('store', 'green-sichuan-pepper', '冷库货架上码着三层货')],
  'sulfur-free-drying': [shot('oven', 'star-anise', '烘房里四层烘盘')],
  'truck-driver-on-the-road': [shot('road', 'star-anise', '一辆红色货车开在山路上')],
  'geographical-mark-use': [shot('documents', 'star-anise', '盖了章的证书和放大镜下的八角')],
  'freight-after-cooling': [shot('road', 'cassia', '开往北方的香料货车')],
  'compound-seasoning-plant': [shot('tanks', 'facing-heaven-chili', '调味料车间的混合罐')],
  'hotpot-base-sourcing': [shot('kitchen', 'facing-heaven-chili', '炒料锅里的干辣椒')],
  'traceability-code-real-use': [shot('bag', 'tsaoko', '敞口袋里的草果')],
  'trade-agreement-origin-certificate': [shot('documents', 'black-pepper', '盖了章的单证和放大镜下的胡椒')],
  'contract-fraud-warning': [shot('documents', 'cassia', '一份盖了章的合同和三份样品')],
  'colour-sorter-settings': [shot('sorter', 'green-sichuan-pepper', '青花椒经过色选机')],
  'import-quarantine-access': [shot('port', 'black-pepper', '到港的货轮')],
  'second-generation-stall': [shot('stall', 'red-sichuan-pepper', '花椒档口的柜台和秤')],
  'cooperative-drying-house': [shot('oven', 'tsaoko', '烘房里一层层的草果')],
  'grader-with-a-ruler': [shot('grading', 'star-anise', '尺子上方排着大小不同的八角')],
  'logistics-week-in-market': [shot('store', 'star-anise', '到货区码放的香料袋')]
};

/** Pictures inside texts, by their names in the texts. */
const INLINE_SCENES: Record<string, Scene> = {
  'grades-of-star-anise': newsScene('grading', 'star-anise'),
  'moisture-meter': newsScene('meter', 'star-anise'),
  'tsaoko-yard': newsScene('yard', 'tsaoko'),
  'cold-store': newsScene('store', 'green-sichuan-pepper'),
  'drying-racks': newsScene('oven', 'star-anise')
};

/** Every scene once. */
export const ARTICLE_SCENES: readonly Scene[] = [
  ...Object.values(COVERS).flatMap((shots) => shots.map(({ scene }) => scene)),
  ...Object.values(INLINE_SCENES)
];

/** Returns the covers of an article. */
export const coversOfArticle = (id: string, pictureOf: (scene: Scene) => Picture): NewsPicture[] =>
  (COVERS[id] ?? []).map(({ scene, alt }) => ({ ...pictureOf(scene), alt }));

/** Returns the pictures of the texts, by their names in the texts. */
export const picturesOfTexts = (pictureOf: (scene: Scene) => Picture): Map<string, Picture> =>
  new Map(Object.entries(INLINE_SCENES).map(([name, scene]) => [name, pictureOf(scene)]));

export const ARTICLES_WITH_COVERS: readonly string[] = Object.keys(COVERS);
