import type { ListingWords } from './zh-Hans';

const spaced = (time: string) => (/\d$/.test(time) ? `${time} ` : time);

const words: ListingWords = {
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/噸' },
  confirmed: (time) => `${spaced(time)}確認`,
  quotes: '報價',
  quoteProgress: (count, max) => `已收到 ${count} 份報價，最多 ${max} 份`,
  quoting: '報價中',
  seatsLeft: (count) => `僅剩 ${count} 席`,
  full: '已報滿',
  left: (time) => `剩 ${time}`,
  ended: '已截止',
  sendTo: (place) => `送${place}`,
  expected: '期望',
  anonymousBuyer: '匿名採購商',
  supplyTitle: '供應詳情',
  purchaseTitle: '採購詳情',
  grade: '等級',
  origin: '產地',
  form: '形態',
  cropYear: '年份',
  year: (year) => `${year} 年`,
  stock: '庫存',
  deliveryPlace: '交貨地',
  receivingPlace: '收貨地',
  validUntil: '有效期至',
  quantity: '採購量',
  deadline: '報價截止',
  missing: '未填',
  description: '貨品說明',
  demand: '需求說明',
  seller: '供應商',
  buyer: '採購商',
  marketPrice: '行情參考',
  toMarket: '看今日行情',
  disclaimer: '行情為採集參考價，不作成交依據'
};

export default words;
