import type { CertificateMessages } from './zh-Hans';

const kinds: CertificateMessages['kinds'] = {
  exhibitor: '參展證書',
  award: '獲獎證書',
  visitor: '觀眾證書',
  volunteer: '志工證書'
};

const messages: CertificateMessages = {
  title: '展會證書',
  loggedOut: '登入後領證書',
  loggedOutHint: '參觀、參展、獲獎和志願服務都有證書',
  logIn: '登入',
  checkLink: '驗證證書',
  none: '還沒有證書',
  noneHint: '憑票入場、企業參展、評選獲獎或擔任志工後，在這裡領取',
  kinds,
  statuses: { eligible: '可領取', claimed: '已領取', void: '已作廢' },
  numbered: (no) => `編號 ${no}`,
  issued: (day) => `頒發日期 ${day}`,
  voidHint: '主辦方已收回，別人驗證時顯示作廢',
  claim: '領取證書',
  claimOf: (kind) => `領取${kinds[kind]}`,
  claimed: '領取成功',
  show: '查看和儲存',
  showOf: (kind) => `查看和儲存${kinds[kind]}`,
  notEligible: '這張證書不能領取了',
  isVoid: '這張證書已作廢',
  picture: {
    label: (title, name) => `${title}：${name}`,
    certifies: '茲證明',
    statements: {
      exhibitor: (expo) => `參加${expo}展出，特發此證`,
      award: (expo) => `在${expo}榮譽評選中獲獎，特發此證`,
      visitor: (expo) => `到場參觀${expo}，特發此證`,
      volunteer: (expo) => `為${expo}提供志願服務，特發此證`
    },
    checkHint: '掃碼驗證',
    checkCode: (code) => `查驗碼 ${code}`
  },
  check: {
    title: '驗證證書',
    number: '證書編號',
    numberHint: 'YX 和 9 位數字，在證書下方',
    code: '查驗碼',
    codePlaceholder: '選填',
    codeHint: '填證書上的查驗碼，可看完整姓名',
    problems: { required: '填上證書編號', format: '編號是 YX 和 9 位數字' },
    checkNow: '驗證',
    isValid: '證書有效',
    isVoid: '證書已作廢',
    name: '姓名',
    winner: '獲獎者',
    company: '單位',
    kind: '類型',
    reason: '事由',
    expo: '展會',
    issuedOn: '頒發日期',
    masked: '沒有查驗碼時，姓名只顯示第一個字',
    wrongCode: '查驗碼不對，姓名只顯示第一個字',
    notFound: '沒有這張證書',
    notFoundHint: '核對編號。編號無誤，說明證書不是這裡頒發的',
    limited: '驗證次數太多',
    limitedHint: '過一小時再來驗證'
  }
};

export default messages;
