import type { ListingUnit } from '@contract/listing';

/** `12 分钟前`, but `08:30 ` with a blank between the digit and what follows. */
const spaced = (time: string) => (/\d$/.test(time) ? `${time} ` : time);

const words = {
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/吨' } satisfies Record<ListingUnit, string>,
  confirmed: (time: string) => `${spaced(time)}确认`,
  quotes: '报价',
  quoteProgress: (count: number, max: number) => `已收到 ${count} 份报价，最多 ${max} 份`,
  quoting: '报价中',
  seatsLeft: (count: number) => `仅剩 ${count} 席`,
  full: '已报满',
  left: (time: string) => `剩 ${time}`,
  ended: '已截止',
  sendTo: (place: string) => `送${place}`,
  expected: '期望',
  anonymousBuyer: '匿名采购商',
  supplyTitle: '供应详情',
  purchaseTitle: '采购详情',
  grade: '等级',
  origin: '产地',
  form: '形态',
  cropYear: '年份',
  year: (year: number) => `${year} 年`,
  stock: '库存',
  deliveryPlace: '交货地',
  receivingPlace: '收货地',
  validUntil: '有效期至',
  quantity: '采购量',
  deadline: '报价截止',
  missing: '未填',
  description: '货品说明',
  demand: '需求说明',
  seller: '供应商',
  buyer: '采购商',
  marketPrice: '行情参考',
  toMarket: '看今日行情',
  disclaimer: '行情为采集参考价，不作成交依据'
};

export type ListingWords = typeof words;
export default words;
