import { lineIdOf, LINES } from './specs';

/** An index and its basket: weights are shares of turnover on the base date, in parts per thousand; invented. */
export interface IndexSeed {
  id: string;
  name: string;
  weights: { lineId: string; weight: number }[];
}

/** `variety.grade` at its home market, and its weight. */
function basket(weights: Record<string, number>): IndexSeed['weights'] {
  return Object.entries(weights).map(([key, weight]) => {
    const [varietyId = '', gradeId = ''] = key.split('.');
    const home = LINES.find(({ spec, isHome }) => isHome && spec.varietyId === varietyId && spec.gradeId === gradeId);
    return { lineId: lineIdOf(varietyId, gradeId, home?.marketId ?? ''), weight };
  });
}

/** The composite first: it is the one on the home. */
export const INDICES: IndexSeed[] = [
  {
    id: 'composite',
    name: '香料综合指数',
    weights: basket({
      'star-anise.dahong': 150,
      'star-anise.chunhua': 60,
      'star-anise.ganzhi': 30,
      'cassia.yangui': 90,
      'cassia.datong': 40,
      'red-sichuan-pepper.jingjiao': 110,
      'green-sichuan-pepper.tonggan': 50,
      'black-pepper.g500': 60,
      'white-pepper.shuixi': 50,
      'facing-heaven-chili.sanying-quba': 70,
      'cumin.tong': 45,
      'fennel.tong': 30,
      'tsaoko.xuan': 45,
      'white-cardamom.daguo': 30,
      'nutmeg.jingren': 20,
      'amomum.jinkou': 20,
      'clove.gongding': 30,
      'bay-leaf.hongqing': 20,
      'ginger.pian': 25,
      'sand-ginger.tong': 15,
      'angelica-dahurica.ge': 10
    })
  },
  {
    id: 'star-anise',
    name: '八角指数',
    weights: basket({
      'star-anise.dahong': 520,
      'star-anise.chunhua': 210,
      'star-anise.ganzhi': 110,
      'star-anise.dahong-wuliu': 120,
      'star-anise.sui': 40
    })
  },
  {
    id: 'cassia',
    name: '肉桂指数',
    weights: basket({
      'cassia.yangui': 400,
      'cassia.datong': 180,
      'cassia.zhongtong': 120,
      'cassia.xiaotong': 80,
      'cassia.bangui': 120,
      'cassia.suigui': 60,
      'cassia-select.qibian': 40
    })
  }
];
