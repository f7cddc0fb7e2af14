const messages = {
  title: '供应',
  missing: '这条供应不在了',
  missingHint: '链接可能有误，或供应已被删除',
  allSupplies: '全部供应',
  newest: '最新供应',
  similar: '相似供应',
  obstacles: {
    paused: '供应商已暂停这条供应，可看看相似的',
    closed: '这条供应已结束，可看看相似的',
    expired: '这条供应已过期，可看看相似的',
    takedown: '这条供应已下架，可看看相似的'
  },
  origin: '产地',
  delivery: '发货地',
  stock: '库存',
  validUntil: '有效期至',
  seeAll: '查看完整信息',
  ask: '联系供应商',
  logIn: '登录 / 注册',
  loginToAsk: '登录后可以和供应商沟通、询价',
  askReason: '聊天记录都留着，换手机也在',
  inMiniProgram: '打开小程序',
  inApp: '打开 App',
  inWeChat: '复制链接，到微信打开',
  copied: '链接已复制'
};

export default messages;
/** Messages of the landing page. */
export type LandingMessages = typeof messages;
