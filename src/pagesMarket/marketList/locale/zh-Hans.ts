const monthOf = (date: string) => Number(date.slice(5, 7));
const dayOf = (date: string) => Number(date.slice(8));

/** Messages of the price list. The other languages have exactly these keys. */
const marketListMessages = {
  title: '最新行情报价',
  share: '分享',
  categories: '分类',
  category: {
    all: '全部',
    followed: '自选',
    fruit: '果实种子',
    bark: '树皮桂类',
    root: '根茎',
    bud: '花蕾',
    leaf: '叶草',
    hot: '辛辣椒类',
    blend: '复合加工'
  },
  count: (count: number) => `${count} 条报价`,
  lineCount: (count: number) => `${count} 条`,
  curve: '走势',
  amount: '涨跌额',
  letters: '按首字母跳转',
  newest: '最新',
  seeNewest: '看最新报价',
  chooseDay: '选择日期',
  shortDay: (date: string) => `${monthOf(date)}月${dayOf(date)}日`,
  day: (date: string, hasQuotes: boolean) => `${monthOf(date)}月${dayOf(date)}日，${hasQuotes ? '有报价' : '没有报价'}`,
  marked: '当天有采集报价',
  noQuotes: (day: string) => `${day}没有报价`,
  noQuotesText: '市场休市，或当天没有采集',
  notYet: '这一天还没到',
  closedDay: (day: string) => `${day}的报价还看不了`,
  closedText: '近 30 日的报价谁都能看；登录后看 90 日，认证后看 1 年，企业成员看 3 年',
  howToSee: '怎么才能看',
  noQuotesOfCategory: '这一类当天没有采集',
  seeDay: (day: string) => `看${day}的报价`,
  nothing: '没有符合条件的报价',
  nothingText: '换个市场或产地，或清除筛选看全部',
  clear: '清除筛选',
  followedLogin: '登录后看自选报价',
  followedText: '打开品种，点右上角的星标，就会集中在这里',
  login: '登录',
  noFollowed: '还没有自选品种',
  browse: '看全部报价',
  none: '还没有报价',
  toMarket: '去行情页'
};

export type MarketListMessages = typeof marketListMessages;
export default marketListMessages;
