import type { MarketWords } from './zh-Hans';

const marketWords: MarketWords = {
  title: 'Market',
  updated: (time) => `as of ${time}`,
  search: 'Search',
  byDate: 'By date',
  indices: 'Indices',
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
  allMarkets: 'All markets',
  chooseMarket: 'Choose a market',
  chooseUnit: 'Price per',
  units: { kg: 'kg', jin: 'jin', ton: 'ton' },
  unitHints: { jin: '500 g', ton: '1,000 kg' },
  perUnit: { kg: '¥/kg', jin: '¥/jin', ton: '¥/t' },
  variety: 'Spice / grade',
  changes: { day: 'Day', week: '7 days', month: '30 days' },
  sorts: {
    default: 'Tap to sort by rise',
    rise: 'Sorted by rise, tap to sort by fall',
    fall: 'Sorted by fall, tap to reset'
  },
  followedLogin: 'Log in to see your list',
  followedLoginText: 'The spices you follow gather here, on every phone you use',
  login: 'Log in',
  noFollowed: 'Nothing followed yet',
  noFollowedText: 'Tap the star on a spice and it appears here',
  browse: 'See the market',
  noLines: 'No prices of this kind at this market',
  noLinesText: 'Choose another market, or see them all',
  clearFilter: 'Clear the filter',
  noLinesOfCategory: 'No prices of this kind yet'
};

export default marketWords;
