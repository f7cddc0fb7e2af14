import type { InvestmentLeadMessages } from './zh-Hans';

const messages: InvestmentLeadMessages = {
  call: (phone) => `撥打 ${phone}`,
  formTitle: '投資意向',
  about: (name) => `關於 ${name}`,
  fields: { name: '姓名', company: '企業', contact: '聯絡電話或郵箱', message: '想了解什麼' },
  placeholders: { name: '怎麼稱呼', company: '沒有可不填', contact: '手機、座機或郵箱', message: '如用地、規模、進度' },
  wrong: {
    name: '至少 2 個字',
    company: '',
    contact: '格式不對，填手機、座機或郵箱',
    message: '至少 5 個字'
  },
  visit: '參觀日期',
  visitHint: '沒想好可不填，確認後再來',
  visitPlaceholder: '選日期',
  visitClear: '清除日期',
  visitOn: (day) => `預約 ${day} 參觀`,
  privacy: '內容只交給招商方，用來答覆這次意向',
  send: '傳送',
  sentTitle: '已收到',
  sentText: (no) => `回執號 ${no}。答覆後會通知，也可以在「我的意向」裡看進度。`,
  toLeads: '看進度',
  loginReason: '登入後提交意向',
  loginText: '登入後能收到答覆，查看進度',
  statuses: { submitted: '已提交', processing: '處理中', replied: '已答覆', closed: '已關閉' },
  reply: '答覆',
  noLeads: '還沒有提交意向',
  loggedOut: '登入後看我的意向',
  loggedOutHint: '提交過的意向和答覆都在這裡',
  logIn: '登入'
};

export default messages;
