import type { TradeUnit } from '@contract/goods';
import type { PurchaseOrder } from '@contract/listing';
import type { FilterFlag } from '../filterValues';

const messages = {
  modes: { supply: '供应', purchase: '采购' },
  shareTitle: '香料供求，货源和采购一处看',
  modeLabel: '供应或采购',
  search: '搜品种、货源',
  searchShort: '搜货源',
  marks: {
    certifiedOnly: '已认证',
    inStock: '现货',
    newCrop: '新货',
    sulfurFree: '无硫',
    isImported: '进口'
  } satisfies Record<FilterFlag, string>,
  variety: '品种',
  varieties: (name: string, count: number) => `${name} 等 ${count} 种`,
  drop: (text: string) => `去掉条件：${text}`,
  clear: '清除',
  own: '我的发布',
  owns: { 'supply.ours': '我的供应', 'purchase.ours': '我的采购', 'quotation.ours': '我的报价' },
  ownReason: '登录后看自己的发布',
  ownText: '供应、采购、报价都跟着账号走',
  priceFrom: (min: string) => `${min} 元起`,
  priceUpTo: (max: string) => `${max} 元以内`,
  priceBetween: (min: string, max: string) => `${min}–${max} 元`,
  pricedPer: (unit: string) => `按${unit}计价`,
  domestic: '国产',
  origin: '产地',
  delivery: { supply: '发货地', purchase: '收货地' },
  price: '价格',
  quantity: '数量',
  filter: '筛选',
  filters: (count: number) => `筛选 ${count}`,
  sortLabel: '排序',
  sorts: {
    supply: {
      recommended: '综合',
      newest: '最新',
      price: '价低',
      priceReversed: '价高',
      distance: '离我近',
      quantity: '综合'
    },
    purchase: {
      recommended: '综合',
      newest: '最新',
      price: '价高',
      priceReversed: '价低',
      distance: '离我近',
      quantity: '数量'
    }
  } satisfies Record<string, Record<PurchaseOrder, string>>,
  nearTitle: '按离你的远近排序',
  nearText: '需要大致位置，只精确到约 10 公里，仅用于这次排序，不会保存。',
  nearAllow: '继续',
  nearRefused: '没有拿到位置',
  any: '不限',
  category: '品类',
  pricePerKg: '价格（元/公斤）',
  lowest: '最低',
  highest: '最高',
  priceWrong: '请填 0 到 999999 的数，最多两位小数',
  unit: '计价单位',
  units: { kg: '公斤', jin: '斤', ton: '吨', pack: '件' } satisfies Record<TradeUnit, string>,
  within: '发布时间',
  days: (count: number) => `${count} 天内`,
  demand: '要求',
  reset: '重置',
  show: '查看结果',
  publish: '发布',
  publishSupply: '发布供应',
  publishSupplyHint: '我有货，等采购商询价',
  publishPurchase: '发布采购',
  publishPurchaseHint: '我要货，收供应商报价',
  publishReason: '登录后发布',
  publishText: '有人询价或报价，马上通知你',
  quotationReason: '登录后报价',
  quotationText: '价格只有采购商看得到，有结果就通知你',
  refresh: '刷新',
  refreshed: '已刷新',
  refreshedToday: '今天已刷新过',
  changePrice: '改价',
  quote: '报价',
  changeQuotation: '改报价',
  full: '已报满',
  seeQuotations: '看报价',
  emptySupply: '还没有供应信息',
  emptyPurchase: '还没有采购需求',
  emptyFiltered: '没有符合条件的信息',
  emptyHint: '新信息发布后会出现在这里，下拉可以刷新',
  emptyFilteredHint: {
    supply: '放宽条件，或发布采购，让供应商来报价',
    purchase: '放宽条件，或发布供应，让采购商来找'
  },
  clearFilters: '清除筛选',
  toMarket: '看今日行情'
};

/** Messages of the supply and demand tab. */
export type TransactionMessages = typeof messages;
export default messages;
