import type { AuthMessages } from './zh-Hans';

const messages: AuthMessages = {
  loginTitle: '登入香市',
  helloTo: (name) => `${name}，您好`,
  loginText: '看聯絡電話、發布供求、收藏行情',
  mobile: '手機號碼',
  mobilePlaceholder: '輸入手機號碼',
  autoCreate: '未註冊的手機號碼驗證後自動建立帳號',
  missingDigits: (count) => `還差 ${count} 位`,
  wrongNumber: '手機號碼不對，檢查一下',
  agreeTo: '已閱讀並同意',
  and: '、',
  agreement: '使用者協議',
  policy: '隱私政策',
  agreementTitle: '使用者協議',
  policyTitle: '隱私政策',
  agreeTitle: '同意協議後繼續',
  agreeText: '請閱讀使用者協議和隱私政策。手機號碼只用於登入和帳號安全',
  agreeAndGo: '同意並繼續',
  ageHint: '未滿 14 週歲不能註冊',
  later: '先逛逛',
  enterCode: '輸入驗證碼',
  sentTo: (mobile) => `驗證碼已傳到 ${mobile}`,
  changeNumber: '換個手機號碼',
  noCode: '收不到時看看簡訊攔截，或換個手機號碼',
  version: (version) => `版本 ${version}`,
  effective: (date) => `${date} 起生效`,
  contents: '目錄',
  summary: '先看重點',
  binding: '本文以簡體中文為準'
};

export default messages;
