import type { GoodsForm, PayTerm, SupplyTag, TradeUnit } from '@contract/goods';
import type { TaxInvoice } from '@contract/purchaseFields';

/** Appends a space to a time that ends in a digit: `08:30 `, but `12 分钟前`. */
const spaced = (time: string) => (/\d$/.test(time) ? `${time} ` : time);

const messages = {
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/吨', pack: '元/件' } satisfies Record<TradeUnit, string>,
  weight: {
    ton: (count: string) => `${count} 吨`,
    kg: (count: string) => `${count} 公斤`,
    jin: (count: string) => `${count} 斤`,
    pack: (count: string) => `${count} 件`,
    gram: (count: string) => `${count} 克`
  },
  atLeast: (quantity: string) => `${quantity}起`,
  goodsForm: { whole: '整货', broken: '碎', slice: '片(段)', powder: '粉', oil: '油树脂(精油)' } satisfies Record<
    GoodsForm,
    string
  >,
  tags: {
    inStock: '现货',
    sulfurFree: '无硫',
    lowSulfur: '低硫',
    taxIncluded: '含税',
    freightIncluded: '含运',
    documents: '附检测单',
    imported: '进口'
  } satisfies Record<SupplyTag, string>,
  confirmed: (time: string) => `${spaced(time)}确认`,
  confirmedBy: (name: string, time: string) => `${name}，${spaced(time)}确认`,
  quotations: '报价',
  quotationProgress: (count: number, max: number) => `已收到 ${count} 份报价，最多 ${max} 份`,
  quoting: '报价中',
  quotationsLeft: (count: number) => `还差 ${count} 份报价`,
  full: '已报满',
  left: (time: string) => `剩 ${time}`,
  ended: '已截止',
  sendTo: (location: string) => `送${location}`,
  comma: '，',
  needBy: (day: string) => `${day}前`,
  payTerm: { prepaid: '款到发货', onDelivery: '货到付款', net30: '账期 30 天', other: '' } satisfies Record<
    PayTerm,
    string
  >,
  moistureUpTo: (percent: number) => `水分 ${percent}% 内`,
  wantsReport: '检测报告',
  invoice: { none: '', general: '普票', special: '专票' } satisfies Record<TaxInvoice, string>,
  expected: '期望',
  partyAt: (name: string, location: string) => `${name}，${location}`,
  anonymousBuyer: '匿名采购商',
  missing: '未填'
};

/** Messages of supplies and purchase requests. */
export type ListingMessages = typeof messages;
export default messages;
