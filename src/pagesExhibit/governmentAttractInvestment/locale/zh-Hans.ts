const messages = {
  title: '政府招商',
  tabs: { region: '优势', policies: '政策', projects: '项目', leads: '我的意向' },
  tabsLabel: '内容',
  advantages: '区域优势',
  chain: '产业链',
  contactTitle: '官方联系方式',
  documentNo: (no: string) => `文号 ${no}`,
  validUntil: (day: string) => `有效期到 ${day}`,
  openEnded: '长期有效',
  issued: (issuer: string, day: string) => `${issuer}，${day} 印发`,
  inForce: '有效',
  expired: '已失效',
  noPolicies: '还没有政策',
  noProjects: '还没有招商项目',
  /** `wan`: ten thousands of yuan; `grouped`: the same with separators. */
  scale: ({ grouped }: { wan: number; grouped: string }) => `总投资 ${grouped} 万元`,
  modes: { sole: '独资', joint: '合资合作', lease: '厂房租赁', ppp: '政企合作' },
  askAbout: (name: string) => `对${name}提交意向`,
  ask: '提交意向',
  askOffice: '联系招商专班',
  noLeadsHint: '看中项目后提交意向，专班会答复',
  toProjects: '看项目',
  none: '还没有招商信息',
  noneHint: '发布后可以在这里看政策和项目',
  toExpo: '看展会'
};

export type GovernmentMessages = typeof messages;
export default messages;
