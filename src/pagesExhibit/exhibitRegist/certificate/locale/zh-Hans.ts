import type { ExpoCertificateKind, OwnExpoCertificate } from '@contract/expoCertificate';

const kinds: Record<ExpoCertificateKind, string> = {
  exhibitor: '参展证书',
  award: '获奖证书',
  visitor: '观众证书',
  volunteer: '志愿者证书'
};
const statuses: Record<OwnExpoCertificate['status'], string> = {
  eligible: '可领取',
  claimed: '已领取',
  void: '已作废'
};
const statements: Record<ExpoCertificateKind, (expo: string) => string> = {
  exhibitor: (expo) => `参加${expo}展出，特发此证`,
  award: (expo) => `在${expo}荣誉评选中获奖，特发此证`,
  visitor: (expo) => `到场参观${expo}，特发此证`,
  volunteer: (expo) => `为${expo}提供志愿服务，特发此证`
};

const messages = {
  title: '展会证书',
  loggedOut: '登录后领证书',
  loggedOutHint: '参观、参展、获奖和志愿服务都有证书',
  logIn: '登录',
  checkLink: '验证证书',
  none: '还没有证书',
  noneHint: '凭票入场、企业参展、评选获奖或做志愿者后，在这里领取',
  kinds,
  statuses,
  numbered: (no: string) => `编号 ${no}`,
  issued: (day: string) => `颁发日期 ${day}`,
  voidHint: '主办方已收回，别人验证时显示作废',
  claim: '领取证书',
  claimOf: (kind: ExpoCertificateKind) => `领取${kinds[kind]}`,
  claimed: '领取成功',
  show: '查看和保存',
  showOf: (kind: ExpoCertificateKind) => `查看和保存${kinds[kind]}`,
  notEligible: '这张证书不能领取了',
  isVoid: '这张证书已作废',
  picture: {
    label: (title: string, name: string) => `${title}：${name}`,
    certifies: '兹证明',
    statements,
    checkHint: '扫码验证',
    checkCode: (code: string) => `查验码 ${code}`
  },
  check: {
    title: '验证证书',
    number: '证书编号',
    numberHint: 'YX 和 9 位数字，在证书下方',
    code: '查验码',
    codePlaceholder: '选填',
    codeHint: '填证书上的查验码，可看完整姓名',
    problems: { required: '填上证书编号', format: '编号是 YX 和 9 位数字' },
    checkNow: '验证',
    isValid: '证书有效',
    isVoid: '证书已作废',
    name: '姓名',
    winner: '获奖者',
    company: '单位',
    kind: '类型',
    reason: '事由',
    expo: '展会',
    issuedOn: '颁发日期',
    masked: '没有查验码时，姓名只显示第一个字',
    wrongCode: '查验码不对，姓名只显示第一个字',
    notFound: '没有这张证书',
    notFoundHint: '核对编号。编号无误，说明证书不是这里颁发的',
    limited: '验证次数太多',
    limitedHint: '过一小时再来验证'
  }
};

export type CertificateMessages = typeof messages;
export default messages;
