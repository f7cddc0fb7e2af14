import type { TransactionWords } from './zh-Hans';

const words: TransactionWords = {
  modes: { supply: 'Supply', purchase: 'Demand' },
  shareTitle: 'Spice supply and demand in one place',
  modeLabel: 'Supply or demand',
  search: 'Varieties, news',
  certifiedOnly: 'Verified',
  variety: 'Variety',
  clearVariety: (name) => `Show more than ${name}`,
  sortLabel: 'Order',
  newest: 'Newest',
  cheapest: 'Lowest',
  dearest: 'Highest',
  emptySupply: 'No supplies yet',
  emptyPurchase: 'No purchase requests yet',
  emptyFiltered: 'Nothing matches these filters',
  emptyHint: 'New ones appear here. Pull down to refresh.',
  emptyFilteredHint: 'Loosen the filters, or look at the prices first.',
  clearFilters: 'Clear filters',
  toMarket: 'See today’s prices'
};

export default words;
