import type { PurchaseAudience, PurchaseFrequency, TaxInvoice } from '@contract/purchaseFields';
import type { Verdict } from '@rules/marketVerdict';

const messages = {
  /** Labels that combine several facts in one line. */
  before: (day: string) => `${day}前`,
  labels: {
    variety: '品种',
    spec: '规格要求',
    form: '形态',
    origins: '产地要求',
    quantity: '采购量',
    packWeight: '每件重量',
    price: '期望价',
    taxInvoice: '发票',
    delivery: '收货地',
    needBy: '最晚到货',
    quoteDeadline: '报价截止',
    frequency: '采购频次',
    payTerm: '付款方式',
    demand: '质量要求',
    attachments: '附件',
    maxQuotes: '报价名额',
    audience: '谁能看到',
    published: '发布时间'
  },
  anyOrigin: '不限产地',
  quotaText: (count: number) => `${count} 份`,
  taxInvoices: { none: '不需要', general: '普票', special: '专票' } satisfies Record<TaxInvoice, string>,
  frequencies: { once: '一次性', monthly: '每月', longTerm: '长期' } satisfies Record<PurchaseFrequency, string>,
  audiences: { public: '公开', verifiedCompanies: '仅认证企业', invited: '指定供应商' } satisfies Record<
    PurchaseAudience,
    string
  >,
  statuses: {
    draft: '草稿',
    pending: '审核中',
    published: '报价中',
    rejected: '未通过',
    paused: '已暂停',
    closed: '已关闭',
    expired: '已截止',
    takedown: '已下架'
  },
  dealt: '已成交',
  extend: {
    title: '延长报价时间',
    days: (days: number) => `延长 ${days} 天`,
    placeholder: '选择新的截止日',
    hint: '到期日晚于到货日时，到货日一起顺延',
    choose: '选一个新的截止日',
    confirm: (day: string) => `延到 ${day}`
  },
  marketToday: (location: string, grade: string) => `${location}${grade}今日`,
  verdicts: {
    freight: '含运费，扣运费再比',
    slip: '与行情差太多，是不是按斤填的？',
    below: '期望价低于行情',
    within: '期望价在行情区间内',
    above: '期望价高于行情'
  } satisfies Record<Verdict, string>,
  canRefer: '可参考',
  yuanPerKg: '元/公斤'
};

/** Messages shared by the purchase request pages. */
export type PurchaseMessages = typeof messages;
export default messages;
