import type { LandingMessages } from './zh-Hans';

const messages: LandingMessages = {
  title: '供應',
  missing: '這條供應不在了',
  missingHint: '連結可能有誤，或供應已被刪除',
  allSupplies: '全部供應',
  newest: '最新供應',
  similar: '相似供應',
  obstacles: {
    paused: '供應商已暫停這條供應，可看看相似的',
    closed: '這條供應已結束，可看看相似的',
    expired: '這條供應已過期，可看看相似的',
    takedown: '這條供應已下架，可看看相似的'
  },
  origin: '產地',
  delivery: '發貨地',
  stock: '庫存',
  validUntil: '有效期至',
  seeAll: '查看完整資訊',
  ask: '聯絡供應商',
  logIn: '登入 / 註冊',
  loginToAsk: '登入後可以和供應商溝通、詢價',
  askReason: '聊天記錄都留著，換手機也在',
  inMiniProgram: '打開小程式',
  inApp: '打開 App',
  inWeChat: '複製連結，到微信打開',
  copied: '連結已複製'
};

export default messages;
