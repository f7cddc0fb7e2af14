import type { LaunchMessages } from './zh-Hans';

const messages: LaunchMessages = {
  updateTitle: '新版本已準備好',
  updateText: '重新開啟就能用上。正在填寫的內容請先儲存。',
  restart: '現在重開',
  later: '稍後',
  askingApp: '正在開啟香市 App 登入',
  appSilentTitle: '香市 App 沒有回應',
  appSilentText: '可以改用手機號登入。App 稍後登入好了，這裡也會跟著登入。',
  byPhone: '用手機號登入',
  noApp: '不在 App 裡，請用手機號',
  offeredTitle: (name, mobile) => `以 ${name}（${mobile}）登入？`,
  offeredText: '這個連結帶著此帳號的登入。不是您的帳號請不要繼續：您填寫和發布的內容會歸這個帳號。',
  offeredYes: '是我的帳號',
  offeredNo: '不是我'
};

export default messages;
