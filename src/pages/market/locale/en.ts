import type { MarketMessages } from './zh-Hans';

const marketMessages: MarketMessages = {
  title: 'Prices',
  shareTitle: 'Spice prices, collected daily',
  updated: (time) => `As of ${time}`,
  search: 'Search',
  byDate: 'By date',
  indices: 'Indices',
  indexWeeks: 'Recent weeks',
  indexBasket: 'Top components, 7-day change',
  indexMethod: 'Methodology',
  indexCurve: (low, high) => `Chart for this period: low ${low}, high ${high}`,
  indexSpanLabel: 'Chart period',
  indexSpans: { quarter: '3 mo', year: '1 yr', all: 'All' },
  indexMethodText: (base, count) =>
    `Published every Monday; base date ${base} = 1,000.00. Monday mid prices of ${count} grades, weighted by turnover at the base date, chain-linked Laspeyres index. A grade without a price is left out that week; the index is recalculated when late prices arrive.`,
  board: 'Risers and fallers',
  counts: (varieties, lines) =>
    `${varieties === 1 ? '1 spice' : `${varieties} spices`}, ${lines === 1 ? '1 grade' : `${lines} grades`}`,
  countsAt: (where, lines) => `${where}, ${lines === 1 ? '1 grade' : `${lines} grades`}`,
  spans: { day: 'Day', week: '7 d', month: '30 d' },
  spanLabel: 'Period of change',
  rose: 'Up',
  unchanged: 'Unchanged',
  fell: 'Down',
  categories: 'Categories',
  rail: {
    fruit: 'Fruits and seeds',
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
  followedLoginText: 'The spices you follow, all in one place on any phone',
  login: 'Log in',
  noFollowed: 'You are not following any spices yet',
  noFollowedText: 'Open a spice and tap the star at the top to add it here',
  browse: 'See prices',
  noLines: 'No prices match these filters',
  noLinesText: 'Choose another market or origin, or see all prices',
  clearFilter: 'Clear filters',
  noLinesOfCategory: 'No prices in this category yet'
};

export default marketMessages;
