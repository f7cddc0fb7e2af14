import type { ExpoIndexMessages } from './zh-Hans';

const yi = (fen: number) => String(Math.round(fen / 1_000_000_000) / 10);

const messages: ExpoIndexMessages = {
  noExpo: '目前沒有香博會',
  noExpoText: '下一屆定下來後，這裡會有時間、展館和登記入口。',
  toHome: '回首頁',
  phases: { before: '即將開幕', on: '進行中', over: '已結束' },
  session: (number) => `第 ${number} 屆`,
  todayHours: (opens, closes) => `今天 ${opens}—${closes} 開放`,
  ticket: '我的觀眾票',
  ticketHint: '線上登記，沒有網路也能出示',
  entries: {
    register: '登記',
    schedule: '日程',
    map: '地圖',
    merchant: '展商',
    honours: '評選',
    introduction: '介紹',
    investment: '招商',
    live: '直播',
    certificate: '證書',
    coupons: '優惠券'
  },
  parks: '園區招商',
  governments: '政府招商',
  noLive: '現在沒有直播',
  liveNow: '直播中',
  liveAt: (date, clock) => `${date} ${clock} 開播`,
  watch: '觀看',
  inChannels: (name) => `請在微信視訊號裡搜尋「${name}」觀看`,
  banners: '展會推薦',
  figures: '本屆規模',
  results: '本屆成果',
  figureNames: {
    exhibitors: '展商',
    halls: '展館',
    sessions: '活動',
    areaM2: '平方米',
    visitors: '觀眾人次',
    countries: '國家和地區',
    dealsFen: '意向成交'
  },
  deals: (fen) => `${yi(fen)} 億元`,
  organisers: '主辦與承辦',
  roles: { host: '主辦', coHost: '協辦', undertaker: '承辦', supporter: '支持' },
  news: '展會資訊',
  previous: '往屆回顧',
  navigate: '導航',
  ask: '諮詢',
  registerNow: '登記觀眾票',
  readIntroduction: '看展會介紹',
  noCoupons: '現在沒有優惠券',
  validity: (from, until) => `${from} 至 ${until} 可用`,
  left: (_count, text) => `餘 ${text} 張`,
  code: '券碼',
  claim: '領取',
  claimOf: (title) => `領取${title}`,
  claimed: '已領取，券碼在這裡',
  claimReason: '登入後領取優惠券',
  soldOut: '已領完',
  claimErrors: { claimed: '您已領過這張券', soldOut: '這張券已領完', ended: '這張券已過期' }
};

export default messages;
