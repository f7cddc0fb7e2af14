import type { MarketWords } from './zh-Hans';

const marketWords: MarketWords = {
  title: 'Market',
  shareTitle: 'Spice prices, collected daily',
  updated: (time) => `as of ${time}`,
  search: 'Search',
  byDate: 'By date',
  indices: 'Indices',
  indexWeeks: 'Last weeks',
  indexBasket: 'Heaviest grades',
  indexMethod: 'Method',
  indexCurve: (low, high) => `Since the base date, lowest ${low}, highest ${high}`,
  indexSpan: (low, high) => `${low}–${high}`,
  indexMethodText: (base, count) =>
    `Published each Monday; ${base} counts 1,000.00. Mids of ${count} grades, weighted by turnover at the base date, chained after Laspeyres. A grade without a price sits that week out; late quotes are counted in.`,
  board: 'Rise and fall',
  counts: (varieties, lines) => `${varieties} spices, ${lines} grades`,
  spans: { day: 'Day', week: '7 d', month: '30 d' },
  spanLabel: 'Span of the change',
  rose: 'Up',
  stood: 'Flat',
  fell: 'Down',
  categories: 'Categories',
  rail: {
    fruit: 'Fruits & seeds',
    bark: 'Barks',
    root: 'Roots',
    bud: 'Buds',
    leaf: 'Leaves',
    hot: 'Hot spices',
    blend: 'Blends'
  },
  followed: 'My list',
  followedLogin: 'Log in to see your list',
  followedLoginText: 'The spices you follow gather here, on every phone you use',
  login: 'Log in',
  noFollowed: 'Nothing followed yet',
  noFollowedText: 'Tap the star on a spice and it appears here',
  browse: 'See the market',
  noLines: 'No prices fit these filters',
  noLinesText: 'Choose another market or origin, or see them all',
  clearFilter: 'Clear the filter',
  noLinesOfCategory: 'No prices of this kind yet'
};

export default marketWords;
