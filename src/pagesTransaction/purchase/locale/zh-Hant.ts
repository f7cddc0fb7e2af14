import type { PurchaseMessages } from './zh-Hans';

const messages: PurchaseMessages = {
  before: (day) => `${day}前`,
  labels: {
    variety: '品種',
    spec: '規格要求',
    form: '形態',
    origins: '產地要求',
    quantity: '採購量',
    packWeight: '每件重量',
    price: '期望價',
    taxInvoice: '發票',
    delivery: '收貨地',
    needBy: '最晚到貨',
    quoteDeadline: '報價截止',
    frequency: '採購頻次',
    payTerm: '付款方式',
    demand: '品質要求',
    attachments: '附件',
    maxQuotes: '報價名額',
    audience: '誰能看到',
    published: '發布時間'
  },
  anyOrigin: '不限產地',
  quotaText: (count) => `${count} 份`,
  taxInvoices: { none: '不需要', general: '普票', special: '專票' },
  frequencies: { once: '一次性', monthly: '每月', longTerm: '長期' },
  audiences: { public: '公開', verifiedCompanies: '僅認證企業', invited: '指定供應商' },
  statuses: {
    draft: '草稿',
    pending: '審核中',
    published: '報價中',
    rejected: '未通過',
    paused: '已暫停',
    closed: '已關閉',
    expired: '已截止',
    takedown: '已下架'
  },
  dealt: '已成交',
  extend: {
    title: '延長報價時間',
    days: (days) => `延長 ${days} 天`,
    placeholder: '選擇新的截止日',
    hint: '到期日晚於到貨日時，到貨日一起順延',
    choose: '選一個新的截止日',
    confirm: (day) => `延到 ${day}`
  },
  marketToday: (location, grade) => `${location}${grade}今日`,
  verdicts: {
    freight: '含運費，扣運費再比',
    slip: '與行情差太多，是不是按斤填的？',
    below: '期望價低於行情',
    within: '期望價在行情區間內',
    above: '期望價高於行情'
  },
  canRefer: '可參考',
  yuanPerKg: '元/公斤'
};

export default messages;
