import type { Packaging, SupplyTag } from '@contract/goods';

/** `variety.grade` and how many supplies of it; the trade's weight of the varieties. */
export const SUPPLY_PLAN: [key: string, count: number][] = [
  ['star-anise.dahong', 6],
  ['star-anise.chunhua', 3],
  ['star-anise.ganzhi', 2],
  ['star-anise.dahong-wuliu', 3],
  ['cassia.yangui', 4],
  ['cassia.datong', 2],
  ['cassia.bangui', 2],
  ['tsaoko.xuan', 3],
  ['tsaoko.tong', 2],
  ['red-sichuan-pepper.jingjiao', 3],
  ['red-sichuan-pepper.teji', 2],
  ['green-sichuan-pepper.sexuan', 2],
  ['fennel.jingxuan', 2],
  ['cumin.jingxuan', 2],
  ['white-cardamom.daguo', 2],
  ['clove.gongding', 2],
  ['black-pepper.g500', 2],
  ['white-pepper.shuixi', 2],
  ['facing-heaven-chili.mantianxing', 2],
  ['lantern-chili.tong', 1],
  ['bay-leaf.hongqing', 2],
  ['ginger.pian', 1],
  ['sand-ginger.tong', 1],
  ['angelica-dahurica.pian', 1],
  ['angelica-sinensis.pian', 1],
  ['licorice.pian', 1],
  ['garlic-flake.baipian', 1],
  ['nutmeg.jingren', 1],
  ['amomum.lvke', 1],
  ['tangerine-peel.guang', 1],
  ['sweet-grass.paicao', 1],
  ['blend-oil.bajiao-you', 1]
];

export const PURCHASE_PLAN: [key: string, count: number][] = [
  ['star-anise.dahong', 4],
  ['star-anise.dahong-wuliu', 2],
  ['star-anise.sui', 1],
  ['cassia.yangui', 3],
  ['cassia.suigui', 1],
  ['tsaoko.xuan', 2],
  ['red-sichuan-pepper.jingjiao', 2],
  ['green-sichuan-pepper.tonggan', 1],
  ['facing-heaven-chili.sanying-quba', 2],
  ['erjingtiao.tong', 1],
  ['cumin.tong', 2],
  ['fennel.tong', 1],
  ['white-cardamom.tong', 1],
  ['clove.gongding', 1],
  ['white-pepper.shuixi', 1],
  ['bay-leaf.guochan', 1],
  ['ginger.kuai', 1],
  ['angelica-sinensis.tou', 1],
  ['blend-oil.rougui-you', 1],
  ['sand-ginger.xuan', 1]
];

export const QUALITY = [
  '自有烘房烘干，色泽自然，无霉变，每批附水分与二氧化硫检测单。',
  '产地直发，装车前可视频验货，散装、编织袋都可以，量大另谈。',
  '色选后装袋，杂质在 0.5% 以内，干度稳定，适合底料厂和卤味连锁长期用。',
  '现货在仓，随到随装，可先寄 500 克样品，样品费抵货款。',
  '今年新货，手工挑选，大小均匀，支持到仓验货后付款。'
] as const;

export const DEMANDS = [
  '要求近三个月的检测报告，水分 13% 以内，无硫优先，先寄样后定。',
  '按月提货，价格随行就市，偏离参考价 5% 以上重新议价。',
  '到厂价含税含运，编织袋 25 公斤包装，袋口要有批次卡。',
  '货到抽检，杂质超标按比例扣减；长期合作可签季度合同。'
] as const;

/** At most two of them on a listing. */
export const TAGS = ['inStock', 'taxIncluded', 'freightIncluded', 'documents'] as const satisfies SupplyTag[];
interface Pack {
  packaging: Packaging;
  /** As it stands in titles. */
  text: string;
}

export const PACKS: readonly [Pack, ...Pack[]] = [
  { packaging: 'wovenBag25', text: '编织袋 25 公斤' },
  { packaging: 'carton10', text: '纸箱 10 公斤' },
  { packaging: 'sack50', text: '麻袋 50 公斤' }
];
/** What oils come in; none of the kinds that can be chosen. */
export const DRUM: Pack = { packaging: 'other', text: '铁桶 180 公斤' };
