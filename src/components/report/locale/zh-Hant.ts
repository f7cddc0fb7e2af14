import type { ReportMessages } from './zh-Hans';

const messages: ReportMessages = {
  title: '檢舉',
  reason: '檢舉理由',
  reasons: {
    false: '不實資訊',
    fraud: '涉嫌詐騙',
    illegal: '違法違規',
    infringement: '侵犯權益',
    advertising: '廣告騷擾',
    other: '其他問題'
  },
  text: '補充說明',
  textHint: '哪一句、哪個數字有問題',
  textMissing: '說明一下是什麼問題',
  chooseReason: '先選檢舉理由',
  send: '送出檢舉',
  sent: '已收到，會去查證',
  loginReason: '登入後送出檢舉',
  loginText: '處理結果會發訊息告訴你',
  note: '處理結果會發到訊息中心，檢舉人資訊不公開'
};

export default messages;
