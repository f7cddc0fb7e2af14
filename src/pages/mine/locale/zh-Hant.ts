import type { MineWords } from './zh-Hans';

const words: MineWords = {
  logIn: '登入 / 註冊',
  logInHint: '看 90 天行情、關注品種、收藏資訊',
  retryHint: '沒有出來時點一下重試',
  verify: '去認證',
  messages: '訊息',
  messagesReason: '登入後查看訊息',
  settings: '設定',
  roles: { owner: '擁有者', admin: '管理員', member: '成員' },
  companyRole: (role, memberCount) => `${role}，${memberCount} 人`,
  followedLines: '自選行情',
  favouriteNews: '收藏資訊',
  invitedFriends: '邀請好友',
  counterReason: '登入後查看自選和收藏',
  language: '語言',
  theme: '外觀',
  themes: { auto: '跟隨系統', light: '淺色', dark: '深色' },
  elder: '長輩模式',
  elderHint: '字更大，按鈕更好點',
  personalised: '個人化推薦',
  personalisedHint: '用演算法把關注品種的資訊排在前面',
  agreement: '使用者協議',
  policy: '隱私政策',
  logout: '登出',
  logoutTitle: '要登出嗎？',
  logoutText: '登出後收不到報價提醒',
  loggedOut: '已登出',
  demoNote: '示範資料，不作交易依據'
};

export default words;
