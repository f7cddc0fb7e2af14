import type { ListingMessages } from './zh-Hans';

const spaced = (time: string) => (/\d$/.test(time) ? `${time} ` : time);

const messages: ListingMessages = {
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/噸', pack: '元/件' },
  weight: {
    ton: (count) => `${count} 噸`,
    kg: (count) => `${count} 公斤`,
    jin: (count) => `${count} 斤`,
    pack: (count) => `${count} 件`,
    gram: (count) => `${count} 克`
  },
  atLeast: (quantity) => `${quantity}起`,
  goodsForm: { whole: '整貨', broken: '碎', slice: '片(段)', powder: '粉', oil: '油樹脂(精油)' },
  tags: {
    inStock: '現貨',
    sulfurFree: '無硫',
    lowSulfur: '低硫',
    taxIncluded: '含稅',
    freightIncluded: '含運',
    documents: '附檢測單',
    imported: '進口'
  },
  confirmed: (time) => `${spaced(time)}確認`,
  confirmedBy: (name, time) => `${name}，${spaced(time)}確認`,
  quotations: '報價',
  quotationProgress: (count, max) => `已收到 ${count} 份報價，最多 ${max} 份`,
  quoting: '報價中',
  quotationsLeft: (count) => `還差 ${count} 份報價`,
  full: '已報滿',
  left: (time) => `剩 ${time}`,
  ended: '已截止',
  sendTo: (location) => `送${location}`,
  comma: '，',
  needBy: (day) => `${day}前`,
  payTerm: { prepaid: '款到發貨', onDelivery: '貨到付款', net30: '帳期 30 天', other: '' },
  moistureUpTo: (percent) => `水分 ${percent}% 內`,
  wantsReport: '檢測報告',
  invoice: { none: '', general: '普票', special: '專票' },
  expected: '期望',
  partyAt: (name, location) => `${name}，${location}`,
  anonymousBuyer: '匿名採購商',
  missing: '未填'
};

export default messages;
