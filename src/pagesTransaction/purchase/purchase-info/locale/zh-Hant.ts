import type { PurchaseInfoMessages } from './zh-Hans';

const messages: PurchaseInfoMessages = {
  title: '採購詳情',
  missingTitle: '看不到這條採購',
  missingText: '它可能已刪除，或只給指定的供應商看',
  toPurchases: '看其他採購',
  figures: { quotations: '已收報價', price: '期望價', left: '距截止' },
  isOver: '已截止',
  need: '採購需求',
  buyer: '採購商',
  anonymous: '匿名採購商',
  anonymousHint: '採納報價後才公開公司和聯絡人',
  toCompany: '看企業',
  favourite: '收藏',
  favoured: '已收藏',
  added: '已收藏',
  removed: '已取消收藏',
  loginToFavour: '登入後收藏這條採購',
  favourReason: '截止前隨時找得到，換手機也在',
  contact: '聯絡',
  loginToContact: '登入後聯絡採購商',
  contactReason: '聊天記錄都留著，換手機也在',
  share: '分享',
  report: '檢舉這條採購',
  quote: '報價',
  openMine: '查看我的報價',
  mine: (status) => `我的報價：${status}`,
  mineHint: '別家的價格互相看不到',
  myStatuses: {
    draft: '草稿',
    submitted: '待查看',
    viewed: '採購商已查看',
    shortlisted: '已入圍',
    accepted: '已採納',
    rejected: '未採納',
    withdrawn: '已撤回',
    expired: '已過有效期',
    lapsed: '採購已結束'
  },
  states: {
    paused: ['採購商暫停了報價', '恢復後可以接著報'],
    closed: ['這條採購已結束', '不再接收新報價'],
    dealt: ['這條採購已成交', '採購商已選定供應商'],
    expired: ['報價已截止', '採購商延期後可以再報'],
    takedown: ['這條採購已下架', '內容未通過平台檢查']
  },
  obstacles: {
    login: ['登入後可以報價', '登入後接著看這條採購', '登入後報價'],
    verify: ['完成個人認證後可以報價', '個人認證每天可報 10 次，企業成員 30 次', '去認證'],
    company: ['僅限認證企業報價', '認證企業，或加入已認證的企業', '去認證企業'],
    invited: ['僅限採購商指定的供應商', '你的企業不在名單裡，可以看同品種的採購', '看同類採購'],
    own: ['這是你企業發布的採購', '由發布人或企業管理員處理報價', '看同類採購'],
    full: ['報價名額已滿', '有供應商撤回後會空出名額', '看同類採購'],
    ended: ['報價已截止', '採購商延期後可以再報', '看同類採購'],
    limit: ['今天的報價次數已用完', '明天 0 點恢復，已發出的報價可以修改', '看我的報價']
  }
};

export default messages;
