import type { CompanySection } from '@rules/companyCompletion';

const messages = {
  noCompany: {
    title: '还没有加入企业',
    text: '用企业名称、信用代码或邀请码找到企业，申请加入；也可以认证后创建自己的企业。',
    join: '加入企业',
    create: '创建企业'
  },
  tabs: { onSale: '在售', certificates: '资质', members: '成员', intro: '介绍' },
  founded: (year: string) => `${year} 年`,
  booth: (no: string) => `香博会 ${no}`,
  allOnSale: (count: number) => `看全部 ${count} 条货源`,
  moreOnSale: '更多货源',
  certificates: '资质证书',
  proofs: (count: number) => `${count} 项`,
  licence: '营业执照',
  checked: '已核验',
  until: (day: string) => `${day} 到期`,
  longTerm: '长期有效',
  expiring: '即将到期',
  expired: '已过期',
  noCards: '还没有成员的名片',
  noCardsHint: '绑定这家企业、可被搜索的名片会出现在这里',
  moreCards: '更多成员',
  mainVarieties: (varieties: readonly string[]) => `主营 ${varieties.join('、')}`,
  videoWaiting: '视频审核中，通过后所有人可见',
  videoRefused: '视频没有通过审核，请换一段',
  contact: '联系方式',
  call: '拨打',
  masked: '完成个人认证后可看全部号码',
  maskedVisitor: '登录后可看全部号码',
  map: '看地图',
  legal: '工商信息',
  facts: {
    name: '企业全称',
    uscc: '统一社会信用代码',
    legalPerson: '法定代表人',
    establishedOn: '成立日期',
    capital: '注册资本',
    registeredAddress: '注册地址',
    scope: '经营范围',
    volume: '年出货量',
    employees: '人数',
    email: '邮箱',
    website: '网站'
  },
  expiryWarning: (count: number) => `${count} 项证书已过期或快到期，请更新`,
  completion: (percent: number) => `资料完整度 ${percent}%`,
  missing: (parts: string) => `还差：${parts}`,
  complete: '资料已填全',
  parts: {
    type: '企业类型',
    address: '地址',
    varieties: '主营品种',
    volumeBand: '年出货量',
    employeesBand: '员工人数',
    intro: '企业介绍',
    logo: '标志',
    covers: '封面图',
    certificates: '资质证书',
    contact: '联系方式'
  } satisfies Record<CompanySection, string>,
  listJoin: '、',
  types: {
    plantingBase: '种植基地',
    cooperative: '合作社',
    primaryProcessor: '初加工厂',
    deepProcessor: '精深加工厂',
    trader: '贸易商',
    marketStall: '批发档口',
    importerExporter: '进出口商',
    seasoningMaker: '调味品厂',
    essenceMaker: '精油香精厂',
    warehousing: '仓储物流',
    testingBody: '检测机构',
    association: '协会',
    government: '政府',
    park: '园区',
    packaging: '包装机械',
    other: '其他'
  },
  volumes: {
    t50: '50 吨以下',
    t200: '50–200 吨',
    t1000: '200–1,000 吨',
    t5000: '1,000–5,000 吨',
    more: '5,000 吨以上'
  },
  employees: { e10: '10 人以下', e50: '10–50 人', e200: '50–200 人', e500: '200–500 人', more: '500 人以上' }
};

/** Messages of the view of a company, on its page and in the card pages. */
export type CompanyViewMessages = typeof messages;
export default messages;
