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
  switchCompany: '切換',
  switchTitle: '換成哪家企業',
  switched: '已切換',
  followedLines: '自選行情',
  favouriteNews: '收藏',
  footprints: '足跡',
  footprintKinds: { line: '行情', news: '資訊', flash: '快訊' },
  invitedFriends: '邀請好友',
  counterReason: '登入後查看自選和收藏',
  elder: '長輩模式',
  standard: '標準模式',
  serviceReason: '登錄後使用',
  services: {
    verification: '認證中心',
    company: '企業管理',
    invite: '邀請好友',
    address: '收貨地址',
    contact: '聯繫我們',
    feedback: '意見反饋',
    about: '關於香市'
  },
  clear: '清空足跡',
  clearTitle: '清空全部足跡？',
  clearText: '清空後不能恢復',
  noFavourites: '還沒有收藏',
  noFavouritesHint: '讀資訊時點星形，下次在這裡找到',
  noFootprints: '還沒有足跡',
  noFootprintsHint: '看過的行情、資訊和快訊會留在這裡，保存 90 天',
  agreement: '使用者協議',
  policy: '隱私政策',
  demoNote: '示範資料，不作交易依據'
};

export default words;
