const yi = (fen: number) => String(Math.round(fen / 1_000_000_000) / 10);

const messages = {
  noExpo: '目前没有香博会',
  noExpoText: '下一届定下来后，这里会有时间、展馆和登记入口。',
  toHome: '回首页',
  phases: { before: '即将开幕', on: '进行中', over: '已结束' },
  session: (number: number) => `第 ${number} 届`,
  todayHours: (opens: string, closes: string) => `今天 ${opens}—${closes} 开放`,
  ticket: '我的观众票',
  ticketHint: '在线登记，没有网络也能出示',
  entries: {
    register: '登记',
    schedule: '日程',
    map: '地图',
    merchant: '展商',
    honours: '评选',
    introduction: '介绍',
    investment: '招商',
    live: '直播',
    certificate: '证书',
    coupons: '优惠券'
  },
  parks: '园区招商',
  governments: '政府招商',
  noLive: '现在没有直播',
  liveNow: '直播中',
  liveAt: (date: string, clock: string) => `${date} ${clock} 开播`,
  watch: '观看',
  inChannels: (name: string) => `请在微信视频号里搜索“${name}”观看`,
  banners: '展会推荐',
  figures: '本届规模',
  results: '本届成果',
  figureNames: {
    exhibitors: '展商',
    halls: '展馆',
    sessions: '活动',
    areaM2: '平方米',
    visitors: '观众人次',
    countries: '国家和地区',
    dealsFen: '意向成交'
  },
  deals: (fen: number) => `${yi(fen)} 亿元`,
  organisers: '主办与承办',
  roles: { host: '主办', coHost: '协办', undertaker: '承办', supporter: '支持' },
  news: '展会资讯',
  previous: '往届回顾',
  navigate: '导航',
  ask: '咨询',
  registerNow: '登记观众票',
  readIntroduction: '看展会介绍',
  noCoupons: '现在没有优惠券',
  validity: (from: string, until: string) => `${from} 至 ${until} 可用`,
  left: (_count: number, text: string) => `余 ${text} 张`,
  code: '券码',
  claim: '领取',
  claimOf: (title: string) => `领取${title}`,
  claimed: '已领取，券码在这里',
  claimReason: '登录后领取优惠券',
  soldOut: '已领完',
  claimErrors: { claimed: '您已领过这张券', soldOut: '这张券已领完', ended: '这张券已过期' }
};

/** Messages of an expo's index. */
export type ExpoIndexMessages = typeof messages;
export default messages;
