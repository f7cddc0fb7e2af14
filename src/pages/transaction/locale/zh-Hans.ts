const words = {
  modes: { supply: '供应', purchase: '采购' },
  shareTitle: '香料供求，货源和采购一处看',
  modeLabel: '供应或采购',
  search: '搜品种、资讯',
  certifiedOnly: '已认证',
  variety: '品种',
  clearVariety: (name: string) => `不再只看${name}`,
  sortLabel: '排序',
  newest: '最新',
  cheapest: '低价',
  dearest: '高价',
  emptySupply: '还没有供应信息',
  emptyPurchase: '还没有采购需求',
  emptyFiltered: '没有符合条件的信息',
  emptyHint: '新信息发布后会出现在这里，下拉可以刷新',
  emptyFilteredHint: '放宽条件，或先看看行情',
  clearFilters: '清除筛选',
  toMarket: '看今日行情'
};

export type TransactionWords = typeof words;
export default words;
