import type { OurPurchaseWords } from './zh-Hans';

const words: OurPurchaseWords = {
  title: '我的採購',
  create: '發布採購',
  logIn: '登入',
  loggedOut: '登入後看自己的採購',
  loggedOutHint: '發布的採購、收到的報價都在這裡',
  empty: '還沒有發布過採購',
  emptyHint: '寫清要什麼、送到哪裡，供應商會來報價',
  emptyTab: (tab) => `沒有${tab}的採購`,
  tabs: {
    all: '全部',
    pending: '審核中',
    quoting: '報價中',
    dealt: '已成交',
    closed: '已關閉',
    expired: '已過期',
    draft: '草稿'
  },
  actions: {
    quotes: '看報價',
    edit: '修改',
    reedit: '修改後重新提交',
    refresh: '重新整理',
    renew: '延期',
    pause: '暫停報價',
    resume: '恢復報價',
    withdraw: '撤回',
    copy: '再發一條',
    close: '關閉',
    appeal: '申訴',
    remove: '刪除'
  },
  refreshTomorrow: '明天可刷新',
  refreshedToday: '今天已刷新過，明天再來',
  done: {
    refresh: '已刷新，排到前面',
    renew: '已延期',
    pause: '已暫停報價',
    resume: '已恢復報價',
    withdraw: '已撤回，可以修改',
    close: '已關閉',
    appeal: '申訴已提交'
  },
  untitled: '還沒有寫標題',
  anonymousAs: (company) => `匿名發布，${company}`,
  reason: (reason) => `原因：${reason}`,
  newQuotes: (count) => `${count} 份新報價`,
  views: (count) => `瀏覽 ${count}`,
  changed: (time) => `${time} 更新`,
  closeTitle: (count) => `關閉後 ${count} 份報價失效，原因是？`,
  closeTitleNone: '為什麼關閉？',
  closeReasons: { dealt: '已經買到', cancelled: '不採購了' },
  withdrawTitle: '撤回審核？',
  withdrawText: '撤回後可以修改再提交',
  appealTitle: '申訴',
  appealHint: '說明為什麼應當恢復，5 到 140 字',
  appealSend: '提交',
  appealShort: '至少寫 5 個字',
  removed: (title) => `已刪除 ${title}`,
  undo: '復原'
};

export default words;
