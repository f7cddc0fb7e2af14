import type { ActivityMessages } from './zh-Hans';

const messages: ActivityMessages = {
  title: '活動',
  share: '分享',
  steps: '參加步驟',
  rules: '活動規則',
  phases: { upcoming: '未開始', running: '進行中', ended: '已結束' },
  period: (from, to) => `${from} 至 ${to}`,
  actions: {
    register: '登入 / 註冊',
    publishSupply: '發布供應',
    publishPurchase: '發布採購',
    verify: '去認證'
  },
  registered: '已有帳號，無需註冊',
  closed: { upcoming: '活動還沒開始', ended: '活動已經結束' },
  loginReason: '登入後參加活動',
  unknownTitle: '沒有找到這個活動',
  unknownText: '活動可能已經下線，或連結不完整',
  toHome: '回首頁'
};

export default messages;
