import type { OwnSupplyMessages } from './zh-Hans';

const messages: OwnSupplyMessages = {
  title: '我的供應',
  tabsLabel: '供應狀態',
  tabs: {
    onSale: '在售',
    pending: '審核中',
    rejected: '未通過',
    offShelf: '已下架',
    expired: '已過期',
    draft: '草稿'
  },
  statuses: {
    draft: '草稿',
    pending: '審核中',
    published: '在售',
    rejected: '未通過',
    paused: '已暫停',
    closed: '已結束',
    expired: '已過期',
    takedown: '平台下架'
  },
  actions: {
    refresh: '刷新',
    terms: '改價格和庫存',
    edit: '編輯',
    reedit: '修改後重新提交',
    poster: '生成海報',
    renew: '續期',
    unlist: '下架',
    resume: '恢復上架',
    withdraw: '撤回',
    copy: '複製一條',
    appeal: '申訴',
    remove: '刪除'
  },
  continueDraft: '繼續填寫',
  refreshTomorrow: '明天可刷新',
  isListed: '舊版仍在展示',
  reason: (reason) => `原因：${reason}`,
  noReason: '原因見消息通知',
  untitled: '還沒寫標題',
  stock: (quantity) => `庫存 ${quantity}`,
  noPrice: '還沒填價格',
  until: (day) => `有效期至 ${day}`,
  editedAt: (time) => `${/\d$/.test(time) ? `${time} ` : time}編輯`,
  completeness: (percent) => `完整度 ${percent}%`,
  inCompanyName: (name) => `以${name}名義`,
  views: '瀏覽',
  favourites: '收藏',
  inquiries: '詢價',
  publish: '發布供應',
  loggedOut: '登入後管理供應',
  loggedOutHint: '登入後可以發布貨源，看瀏覽、收藏和詢價',
  logIn: '登入',
  empty: {
    onSale: ['還沒有在售的供應', '發布後審核通過就會出現在這裡'],
    pending: ['沒有等待審核的供應', '提交後一般很快有結果'],
    rejected: ['沒有未通過的供應', '沒通過的會寫明原因，改好可以再提交'],
    offShelf: ['沒有下架的供應', '暫停、結束和被平台下架的在這裡'],
    expired: ['沒有過期的供應', '過了有效期的在這裡，可以續期'],
    draft: ['沒有草稿', '沒寫完的供應會自動存成草稿']
  }
};

export default messages;
