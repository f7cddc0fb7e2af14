const messages = {
  title: '没有这个页面',
  text: '链接可能写错了，或页面已经下线',
  toHome: '回首页',
  search: '搜一搜',
  prices: '最新行情',
  news: '最新资讯'
};

/** Messages of the not-found page. */
export type NotFoundMessages = typeof messages;
export default messages;
