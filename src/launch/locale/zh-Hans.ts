const messages = {
  updateTitle: '新版本已准备好',
  updateText: '重新打开就能用上。正在填写的内容请先保存。',
  restart: '现在重开',
  later: '稍后',
  askingApp: '正在打开香市 App 登录',
  appSilentTitle: '香市 App 没有回应',
  appSilentText: '可以改用手机号登录。App 稍后登录好了，这里也会跟着登录。',
  byPhone: '用手机号登录',
  noApp: '不在 App 里，请用手机号',
  offeredTitle: (name: string, mobile: string) => `以 ${name}（${mobile}）登录？`,
  offeredText: '这个链接带着此账号的登录。不是您的账号请不要继续：您填写和发布的内容会归这个账号。',
  offeredYes: '是我的账号',
  offeredNo: '不是我'
};

/** Messages of what a launch may ask. */
export type LaunchMessages = typeof messages;
export default messages;
