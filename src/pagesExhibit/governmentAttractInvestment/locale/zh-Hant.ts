import type { GovernmentMessages } from './zh-Hans';

const messages: GovernmentMessages = {
  title: '政府招商',
  tabs: { region: '優勢', policies: '政策', projects: '項目', leads: '我的意向' },
  tabsLabel: '內容',
  advantages: '區域優勢',
  chain: '產業鏈',
  contactTitle: '官方聯絡方式',
  documentNo: (no) => `文號 ${no}`,
  validUntil: (day) => `有效期到 ${day}`,
  openEnded: '長期有效',
  issued: (issuer, day) => `${issuer}，${day} 印發`,
  inForce: '有效',
  expired: '已失效',
  noPolicies: '還沒有政策',
  noProjects: '還沒有招商項目',
  scale: ({ grouped }) => `總投資 ${grouped} 萬元`,
  modes: { sole: '獨資', joint: '合資合作', lease: '廠房租賃', ppp: '政企合作' },
  askAbout: (name) => `對${name}提交意向`,
  ask: '提交意向',
  askOffice: '聯絡招商專班',
  noLeadsHint: '看中項目後提交意向，專班會答覆',
  toProjects: '看項目',
  none: '還沒有招商資訊',
  noneHint: '發布後可以在這裡看政策和項目',
  toExpo: '看展會'
};

export default messages;
