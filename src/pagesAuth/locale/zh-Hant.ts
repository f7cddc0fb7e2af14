import type { AuthWords } from './zh-Hans';

const words: AuthWords = {
  loginTitle: '登入香市',
  loginText: '看聯絡電話、發布供求、收藏行情',
  mobile: '手機號碼',
  mobilePlaceholder: '輸入手機號碼',
  autoCreate: '未註冊的手機號碼驗證後自動建立帳號',
  getCode: '取得驗證碼',
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
  later: '先逛逛',
  enterCode: '輸入驗證碼',
  sentTo: (mobile) => `驗證碼已傳到 ${mobile}`,
  resendIn: (seconds) => `${seconds} 秒後可重新取得`,
  resend: '重新取得',
  changeNumber: '換個手機號碼',
  demoCode: (code) => `示範驗證碼 ${code}`,
  fillIn: '填入',
  wrongCode: (attemptsLeft) => `驗證碼不對，還可以試 ${attemptsLeft} 次`,
  expiredCode: '驗證碼已失效，重新取得一個',
  noCode: '收不到時看看簡訊攔截，或換個手機號碼',
  version: (version) => `版本 ${version}`,
  effective: (date) => `${date} 起生效`,
  contents: '目錄',
  summary: '先看重點',
  binding: '本文以簡體中文為準'
};

export default words;
