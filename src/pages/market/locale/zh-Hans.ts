/** Messages of the market tab. The other languages have exactly these keys. */
const marketMessages = {
  title: '行情',
  shareTitle: '香料行情，每日采集',
  updated: (time: string) => `${time} 更新`,
  search: '搜索',
  byDate: '按日期查看',
  indices: '指数',
  indexWeeks: '近几周',
  indexBasket: '权重最大的规格，7日涨跌',
  indexMethod: '编制方法',
  indexCurve: (low: string, high: string) => `这段时间的走势，最低 ${low}，最高 ${high}`,
  indexSpanLabel: '走势区间',
  indexSpans: { quarter: '3个月', year: '1年', all: '全部' },
  indexMethodText: (base: string, count: number) =>
    `每周一发布，基期 ${base} 为 1,000.00。取 ${count} 个规格每周一的中间价，按基期成交额加权，链式拉氏法计算；缺价的规格当周不参与，补采后自动重算。`,
  board: '涨跌分布',
  counts: (varieties: number, lines: number) => `${varieties} 个品种 ${lines} 个规格`,
  countsAt: (where: string, lines: number) => `${where}，${lines} 个规格`,
  spans: { day: '日', week: '7日', month: '30日' },
  spanLabel: '涨跌区间',
  rose: '上涨',
  unchanged: '持平',
  fell: '下跌',
  categories: '分类',
  /** Labels with line breaks that fit the narrow rail. */
  rail: {
    fruit: '果实\n种子',
    bark: '树皮\n桂类',
    root: '根茎',
    bud: '花蕾',
    leaf: '叶草',
    hot: '辛辣\n椒类',
    blend: '复合\n加工'
  },
  all: '全部',
  followed: '自选',
  followedLogin: '登录后看自选行情',
  followedLoginText: '关注的品种会集中在这里，换手机也在',
  login: '登录',
  noFollowed: '还没有自选品种',
  noFollowedText: '打开品种，点右上角的星标，就会出现在这里',
  browse: '去看行情',
  noLines: '没有符合条件的行情',
  noLinesText: '换个市场或产地，或看全部行情',
  clearFilter: '清除筛选',
  noLinesOfCategory: '还没有该类行情'
};

export type MarketMessages = typeof marketMessages;
export default marketMessages;
