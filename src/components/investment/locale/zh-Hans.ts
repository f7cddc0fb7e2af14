const messages = {
  call: (phone: string) => `拨打 ${phone}`,
  formTitle: '投资意向',
  about: (name: string) => `关于 ${name}`,
  fields: { name: '姓名', company: '企业', contact: '联系电话或邮箱', message: '想了解什么' },
  placeholders: { name: '怎么称呼', company: '没有可不填', contact: '手机、座机或邮箱', message: '如用地、规模、进度' },
  wrong: {
    name: '至少 2 个字',
    company: '',
    contact: '格式不对，填手机、座机或邮箱',
    message: '至少 5 个字'
  },
  visit: '参观日期',
  visitHint: '没想好可不填，确认后再来',
  visitPlaceholder: '选日期',
  visitClear: '清除日期',
  visitOn: (day: string) => `预约 ${day} 参观`,
  privacy: '内容只交给招商方，用来答复这次意向',
  send: '发送',
  sentTitle: '已收到',
  sentText: (no: string) => `回执号 ${no}。答复后会通知，也可以在“我的意向”里看进度。`,
  toLeads: '看进度',
  loginReason: '登录后提交意向',
  loginText: '登录后能收到答复，查看进度',
  statuses: { submitted: '已提交', processing: '处理中', replied: '已答复', closed: '已关闭' },
  reply: '答复',
  noLeads: '还没有提交意向',
  loggedOut: '登录后看我的意向',
  loggedOutHint: '提交过的意向和答复都在这里',
  logIn: '登录'
};

export type InvestmentLeadMessages = typeof messages;
export default messages;
