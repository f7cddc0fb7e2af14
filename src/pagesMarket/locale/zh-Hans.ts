/** Words of the market's package. The other languages have exactly these keys. */
const marketInfoWords = {
  pageTitle: (variety: string) => `${variety}行情`,
  shareTitle: (name: string, price: string) => `${name} ${price}`,
  units: { kg: '公斤', jin: '斤', ton: '吨' },
  unitHints: { jin: '1 斤 = 500 克', ton: '1 吨 = 1,000 公斤' },
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/吨' },
  chooseUnit: '价格单位',
  grades: '规格',
  range: '区间',
  toWeek: '较上周',
  toMonth: '较上月',
  toYear: '较上年',
  pace: '走货',
  paces: { fast: '较快', normal: '一般', slow: '较慢' },
  ranges: { '7d': '7日', '30d': '30日', '90d': '90日', '1y': '1年', '3y': '3年' },
  rangeLabel: '走势区间',
  historyLogin: { '90d': '登录后看 90 日走势', '1y': '登录并认证后看 1 年走势', '3y': '登录并加入企业后看 3 年走势' },
  historyTitle: {
    verify: (range: string) => `${range}走势认证后可看`,
    company: (range: string) => `${range}走势企业成员可看`
  },
  historyText: {
    verify: '完成个人认证，可以看一年的走势；企业成员可以看三年。现在可以看 90 日。',
    company: '完成企业认证或加入已认证的企业，可以看三年的走势，还能对比去年同期。'
  },
  goVerify: '去认证',
  later: '以后再说',
  compare: '对比',
  legend: (date: string) => `${date} 的价格对比`,
  stopComparing: (name: string) => `取消对比${name}`,
  notLoaded: '没有取到',
  wrongPrice: '价格不对？',
  alert: '提醒',
  loginToAlert: '登录后设价格提醒',
  loginToReport: '登录后反馈价格',
  poster: '海报',
  noSupplies: '还没有在售的货源',
  noPurchases: '还没有人求购',
  quotes: (count: number) => `${count} 份报价`,
  news: '相关资讯',
  allNews: '全部',
  noNews: '还没有相关的资讯',
  gotIt: '知道了',
  chart: (name: string, range: string, low: string, high: string, last: string) =>
    `${name} ${range}价格，最低 ${low}，最高 ${high}，最近 ${last}`,
  midIs: (price: string) => `中间价 ${price}`,
  noPoints: '这段时间没有采集',
  sources: {
    collector: (source: string, collector: string | null, time: string, count: number) =>
      `${source}${collector === null ? '' : ` ${collector}`}，${time} 走访 ${count} 家档口`,
    company: (source: string, _: string | null, time: string, count: number) =>
      `${source}，${time} 汇总 ${count} 家企业上报`,
    index: (source: string, _: string | null, time: string) => `${source}，${time} 发布`,
    platform: (source: string, _: string | null, time: string, count: number) =>
      `${source}，截至 ${time} 的 ${count} 笔成交`
  },
  reviewMark: (review: string) => `，${review}`,
  reviewPassed: '复核通过',
  reviewPending: '变动超过 20%，正在等二次复核，价格仅供参考',
  markets: (grade: string) => `各市场${grade}`,
  sameGrade: (unit: string) => `同规格，${unit}`,
  supplies: '在售货源',
  purchases: '求购',
  count: (count: number) => (count > 0 ? `${count} 条` : '去看看'),
  disclaimer: '价格为采集参考价，不作成交依据',
  table: '明细',
  tableTitle: (name: string, range: string) => `${name} ${range}明细`,
  date: '日期',
  mid: '中间价',
  change: '涨跌',
  showMore: '显示更早的',
  follow: '自选',
  unfollow: '取消自选',
  share: '分享',
  loginToFollow: '登录后加自选',
  followAdded: '已加入自选',
  followRemoved: '已取消自选',
  toPurchase: '去求购',
  toSupply: (count: number) => (count > 0 ? `看货源 ${count}` : '看货源'),
  missingTitle: '没有这条行情',
  missingText: '链接可能不完整，或这个规格的报价已撤回、停止采集',
  toMarket: '去看全部行情'
};

export type MarketInfoWords = typeof marketInfoWords;
export default marketInfoWords;
