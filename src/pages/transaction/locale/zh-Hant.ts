import type { TransactionWords } from './zh-Hans';

const words: TransactionWords = {
  modes: { supply: '供應', purchase: '採購' },
  shareTitle: '香料供求，貨源和採購一處看',
  modeLabel: '供應或採購',
  search: '搜品種、資訊',
  certifiedOnly: '已認證',
  variety: '品種',
  clearVariety: (name) => `不再只看${name}`,
  sortLabel: '排序',
  newest: '最新',
  cheapest: '低價',
  dearest: '高價',
  emptySupply: '還沒有供應資訊',
  emptyPurchase: '還沒有採購需求',
  emptyFiltered: '沒有符合條件的資訊',
  emptyHint: '新資訊發布後會出現在這裡，下拉可以重新整理',
  emptyFilteredHint: '放寬條件，或先看看行情',
  clearFilters: '清除篩選',
  toMarket: '看今日行情'
};

export default words;
