/** Words of the market tab. The other languages have exactly these keys. */
const marketWords = {
  title: '行情',
  updated: (time: string) => `${time} 更新`,
  search: '搜索',
  byDate: '按日期查看',
  indices: '指数',
  board: '涨跌分布',
  counts: (varieties: number, lines: number) => `${varieties} 个品种 ${lines} 个规格`,
  spans: { day: '日', week: '7日', month: '30日' },
  spanLabel: '涨跌区间',
  rose: '上涨',
  stood: '持平',
  fell: '下跌',
  categories: '分类',
  /** Line breaks where the narrow rail wants them. */
  rail: {
    fruit: '果实\n种子',
    bark: '树皮\n桂类',
    root: '根茎',
    bud: '花蕾',
    leaf: '叶草',
    hot: '辛辣\n椒类',
    blend: '复合\n加工'
  },
  followed: '自选',
  allMarkets: '全部市场',
  chooseMarket: '选择市场',
  chooseUnit: '价格单位',
  units: { kg: '公斤', jin: '斤', ton: '吨' },
  unitHints: { jin: '1 斤 = 500 克', ton: '1 吨 = 1,000 公斤' },
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/吨' },
  variety: '品种 / 规格',
  changes: { day: '日涨跌', week: '7日涨跌', month: '30日涨跌' },
  sorts: { default: '点一下按涨幅排序', rise: '按涨幅排序，点一下按跌幅', fall: '按跌幅排序，点一下恢复' },
  followedLogin: '登录后看自选行情',
  followedLoginText: '关注的品种会集中在这里，换手机也在',
  login: '登录',
  noFollowed: '还没有自选品种',
  noFollowedText: '在品种详情点星标，就会出现在这里',
  browse: '去看行情',
  noLines: '这个市场没有该类行情',
  noLinesText: '换一个市场，或看全部市场的报价',
  clearFilter: '清除筛选',
  noLinesOfCategory: '还没有该类行情'
};

export type MarketWords = typeof marketWords;
export default marketWords;
