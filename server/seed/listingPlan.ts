import type { Packaging, SupplyTag } from '@contract/goods';

/** `variety.grade` and its number of supplies, by the trade's share of the varieties. */
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

export const DEMANDS = [
  '要求近三个月的检测报告，水分 13% 以内，无硫优先，先寄样后定。',
  '按月提货，价格随行就市，偏离参考价 5% 以上重新议价。',
  '到厂价含税含运，编织袋 25 公斤包装，袋口要有批次卡。',
  '货到抽检，杂质超标按比例扣减；长期合作可签季度合同。'
] as const;

/** A listing has at most two of them. */
export const TAGS = ['inStock', 'taxIncluded', 'freightIncluded', 'documents'] as const satisfies SupplyTag[];

/** Packaging of dry goods. */
export const PACKS: readonly [Packaging, ...Packaging[]] = ['wovenBag25', 'carton10', 'sack50'];
/** Packaging of oils; not one of the selectable kinds. */
export const DRUM = { packaging: 'other', text: '铁桶 180 公斤' } as const;
