import type { SupplyListingTable } from '../src/modules/listing/listing.tables';
import type { Random } from './random';
import type { SpecSeed } from './specs';
import { VARIETIES } from './taxonomy';

type Texts = readonly [string, ...string[]];

/** Descriptions of goods of one kind. No text names a report, because the documents of a listing show it. */
// prettier-ignore
const QUALITY: Record<string, Texts> = {
  anise: [
    '杀青后低温烘干，色泽红亮，瓣大肉厚，八瓣完整率九成以上。',
    '林场自采自烘，不熏硫，闻着清甜，没有焦味和酸味。',
    '晒三天再进烘房回烘，颜色均匀，脚货和果梗已筛净。',
    '按大红、碎瓣分开装，碎瓣不掺整货，开袋可以随便翻。',
    '同一片林子下树的货，批次单一，适合要求稳定的底料厂。'
  ],
  bark: [
    '五年以上树龄，刮皮后阴干，卷筒紧实，断面油线清楚。',
    '皮色棕红，含油足，手掰有脆响，不发霉、不虫蛀。',
    '按长短分级捆扎，短碎另装，粗皮已刮净。',
    '春剥的皮，水分低，香气冲，煮两小时不散味。'
  ],
  root: [
    '水洗去泥，切片厚薄三到五毫米，烘干前先沥水，不粘片。',
    '自然晾干，不漂白、不熏硫，颜色偏深属正常。',
    '产地切片，机器去皮，碎屑过六目筛。',
    '个头匀，须根剪净，折断面有粉性，适合做饮片和卤料。',
    '入冷库存放，出库前回温一天，不会返潮。'
  ],
  seed: [
    '风选两道，比重机去石，籽粒饱满，土杂极少。',
    '当地农户交售的统一品种，收回后过筛、去芒、再晒一遍。',
    '籽粒青绿、香味浓，陈籽没有掺入。',
    '色选机走过一遍，瘪籽、异色籽已剔除，能直接磨粉。'
  ],
  fruit: [
    '采收后当天上炕，果壳红褐色，裂果少，摇着有籽响。',
    '大小分开装，单果重量差不大，虫眼果已挑出。',
    '产区海拔一千六百米以上，气味足，籽粒饱满不空壳。',
    '去梗去蒂，干燥均匀，长途运输不发热。'
  ],
  hot: [
    '去把机去柄，花皮、断椒单独装，红度好，辣度稳。',
    '当季货，晾晒为主，阴天才进烘房，色不发暗。',
    '打包前摊晾过夜，水分走匀，到货不结块。',
    '可按辣度和色价配货，磨粉、切段、整椒都能做。'
  ],
  pepper: [
    '水选去浮籽，颗粒均匀，手搓不掉粉，气味干净。',
    '按堆积密度分级，到仓可以现场称一升。',
    '开口好，闭眼椒和椒籽筛得干净，麻味上来快。',
    '采摘当天阴凉处摊开，油泡完整，颜色没有走。'
  ],
  leaf: [
    '叶片完整，梗少，颜色青绿，压包后也不易碎。',
    '低温烘青，香气留得住，叶背无霉点。',
    '人工拣过一遍，枝条和黄叶已去掉。'
  ],
  bud: [
    '花苞饱满，带头率高，放水里能竖起来。',
    '去梗两遍，色泽紫棕，油性足，手捏有油印。',
    '原袋进口货，拆袋分装前过筛，碎末另算。'
  ],
  powder: [
    '原料先过磁、去石，低温粉碎，八十目过筛，可以按要求调目数。',
    '单一原料磨粉，不加淀粉和麦麸，随货留样半年。',
    '按配方混合，批次间色差小，起订一批可贴牌。'
  ],
  oil: [
    '水蒸气蒸馏，静置七天后过滤，油色清亮，无水层。',
    '产地蒸锅出油，按桶取样，折光和旋光可以现场测。',
    '两次精馏，香气纯正，桶内充氮封口。'
  ]
};

/** Terms of delivery that fit any goods. */
const TERMS: Texts = [
  '现货在仓，当天下单次日装车。',
  '可先寄 500 克样品，样品费抵货款。',
  '支持到仓看货，过磅后付款。',
  '装车前可视频验货，袋数、皮重当面点清。',
  '量大可以按月供，价格一季一谈。',
  '长期合作可以留货，定金一成。',
  '零担、整车都能发，运费按实际算。',
  '到货三天内有异议可以换，运费由我们出。',
  '每袋有批次卡，出问题查得到哪一天烘的。',
  '熟客可以先发后付，第一次合作款到发货。',
  '仓库在市场边上，上午看货下午就能装。',
  '可以代存一个月，不另收仓租。'
];

const OF_CATEGORY: Record<string, string> = {
  fruit: 'fruit',
  bark: 'bark',
  root: 'root',
  bud: 'bud',
  leaf: 'leaf',
  hot: 'hot',
  blend: 'powder'
};
const PEPPERS = /pepper$/;
const SEEDS = new Set(['fennel', 'cumin', 'coriander-seed', 'dill-seed']);

function kindOf({ varietyId }: SpecSeed, form: SupplyListingTable['form']): string {
  if (form === 'oil') return 'oil';
  if (form === 'powder') return 'powder';
  if (varietyId === 'star-anise') return 'anise';
  if (SEEDS.has(varietyId)) return 'seed';
  if (PEPPERS.test(varietyId)) return 'pepper';
  return OF_CATEGORY[VARIETIES.find(({ id }) => id === varietyId)?.categoryId ?? 'fruit'] ?? 'fruit';
}

/** Returns the seller's description of a supply. */
export function descriptionOf(spec: SpecSeed, form: SupplyListingTable['form'], source: Random): string {
  const quality = QUALITY[kindOf(spec, form)] ?? TERMS;
  return source.pick(quality) + source.pick(TERMS);
}

/** Moisture of dried goods by kind, per mille: from and to. */
const MOISTURE: Record<string, [number, number]> = {
  anise: [105, 135],
  bark: [110, 140],
  root: [100, 130],
  seed: [85, 110],
  fruit: [100, 130],
  hot: [110, 145],
  pepper: [90, 125],
  leaf: [80, 110],
  bud: [95, 120],
  powder: [60, 95]
};

/** Returns the moisture per mille, in steps of half a percent as it is measured; null for oils. */
export function moistureOf(spec: SpecSeed, form: SupplyListingTable['form'], source: Random): number | null {
  const range = MOISTURE[kindOf(spec, form)];
  return range === undefined ? null : Math.round(source.between(...range) / 5) * 5;
}
