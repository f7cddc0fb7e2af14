import type { MarketMessages } from './zh-Hans';

const marketMessages: MarketMessages = {
  title: 'Prices',
  shareTitle: 'Spice prices, collected daily',
  updated: (time) => `as of ${time}`,
  search: 'Search',
  byDate: 'By date',
  indices: 'Indices',
  indexWeeks: 'Last weeks',
  indexBasket: 'Heaviest grades, change of 7 days',
  indexMethod: 'Method',
  indexCurve: (low, high) => `Curve of these weeks, lowest ${low}, highest ${high}`,
  indexSpanLabel: 'Span of the curve',
  indexSpans: { quarter: '3 m', year: '1 y', all: 'All' },
  indexMethodText: (base, count) =>
    `Published each Monday; ${base} counts 1,000.00. Mids of ${count} grades, weighted by turnover at the base date, chained after Laspeyres. A grade without a price sits that week out; late quotes are counted in.`,
  board: 'Rise and fall',
  counts: (varieties, lines) => `${varieties} spices, ${lines} grades`,
  countsAt: (where, lines) => `${where}, ${lines} grades`,
  spans: { day: 'Day', week: '7 d', month: '30 d' },
  spanLabel: 'Span of the change',
  rose: 'Up',
  unchanged: 'Flat',
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
  all: 'All',
  followed: 'My list',
  followedLogin: 'Log in to see your list',
  followedLoginText: 'The spices you follow gather here, on every phone you use',
  login: 'Log in',
  noFollowed: 'Nothing followed yet',
  noFollowedText: 'Open a spice and tap the star at the top, and it appears here',
  browse: 'See prices',
  noLines: 'No prices fit these filters',
  noLinesText: 'Choose another market or origin, or see them all',
  clearFilter: 'Clear the filter',
  noLinesOfCategory: 'No prices of this kind yet'
};

export default marketMessages;
