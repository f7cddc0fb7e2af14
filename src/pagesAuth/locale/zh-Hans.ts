const messages = {
  loginTitle: '登录香市',
  helloTo: (name: string) => `${name}，您好`,
  loginText: '看联系电话、发布供求、收藏行情',
  mobile: '手机号',
  mobilePlaceholder: '输入手机号',
  autoCreate: '未注册的手机号验证后自动创建账号',
  missingDigits: (count: number) => `还差 ${count} 位`,
  wrongNumber: '手机号不对，检查一下',
  agreeTo: '已阅读并同意',
  and: '、',
  agreement: '用户协议',
  policy: '隐私政策',
  /** Page titles; the strings above are used inside sentences. */
  agreementTitle: '用户协议',
  policyTitle: '隐私政策',
  agreeTitle: '同意协议后继续',
  agreeText: '请阅读用户协议和隐私政策。手机号只用于登录和账号安全',
  agreeAndGo: '同意并继续',
  ageHint: '未满 14 周岁不能注册',
  later: '先逛逛',
  enterCode: '输入验证码',
  sentTo: (mobile: string) => `验证码已发到 ${mobile}`,
  changeNumber: '换个手机号',
  noCode: '收不到时看看短信拦截，或换个手机号',
  version: (version: string) => `版本 ${version}`,
  effective: (date: string) => `${date} 起生效`,
  contents: '目录',
  summary: '先看重点',
  binding: ''
};

/** Messages of the login and legal pages. */
export type AuthMessages = typeof messages;
export default messages;
