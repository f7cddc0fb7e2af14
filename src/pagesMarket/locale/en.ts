import type { MarketInfoWords } from './zh-Hans';

const marketInfoWords: MarketInfoWords = {
  pageTitle: (variety) => `${variety}: prices`,
  shareTitle: (name, price) => `${name} ${price}`,
  units: { kg: 'kg', jin: 'jin', ton: 'ton' },
  unitHints: { jin: '500 g', ton: '1,000 kg' },
  perUnit: { kg: '¥/kg', jin: '¥/jin', ton: '¥/t' },
  chooseUnit: 'Price per',
  grades: 'Grades',
  range: 'Range',
  toWeek: '1 week',
  toMonth: '1 month',
  toYear: '1 year',
  pace: 'Sales',
  paces: { fast: 'Brisk', normal: 'Steady', slow: 'Slow' },
  ranges: { '7d': '7 d', '30d': '30 d', '90d': '90 d', '1y': '1 y', '3y': '3 y' },
  rangeLabel: 'Span of the chart',
  historyLogin: {
    '90d': 'Log in to see 90 days',
    '1y': 'Log in and verify yourself to see a year',
    '3y': 'Log in and join a company to see three years'
  },
  historyTitle: {
    verify: (range) => `${range} of history is for verified members`,
    company: (range) => `${range} of history is for members of a company`
  },
  historyText: {
    verify: 'Verify yourself to see a whole year; members of a company see three. You can see 90 days now.',
    company: 'Verify your company or join one that is verified to see three years and compare with the year before.'
  },
  goVerify: 'Verify',
  later: 'Later',
  compare: 'Compare',
  legend: (date) => `Prices of ${date} compared`,
  stopComparing: (name) => `Stop comparing ${name}`,
  notLoaded: 'Not loaded',
  wrongPrice: 'Wrong price?',
  alert: 'Alert',
  loginToAlert: 'Log in to set a price alert',
  loginToReport: 'Log in to report a price',
  poster: 'Poster',
  noSupplies: 'Nothing is on sale yet',
  noPurchases: 'Nobody is looking for it yet',
  quotes: (count) => `${count} quotes`,
  news: 'News',
  allNews: 'All',
  noNews: 'No news about it yet',
  gotIt: 'Got it',
  chart: (name, range, low, high, last) =>
    `${name}, prices over ${range}: lowest ${low}, highest ${high}, latest ${last}`,
  midIs: (price) => `Mid ${price}`,
  noPoints: 'Nothing was collected in this time',
  sources: {
    collector: (source, collector, time, count) =>
      `${source}${collector === null ? '' : `, ${collector}`}: ${count} stalls visited, ${time}`,
    company: (source, _, time, count) => `${source}: reports of ${count} companies, ${time}`,
    index: (source, _, time) => `${source}: published ${time}`,
    platform: (source, _, time, count) => `${source}: ${count} deals up to ${time}`
  },
  reviewMark: (review) => `. ${review}`,
  reviewPassed: 'Reviewed',
  reviewPending: 'Moved by more than 20%: a second review is under way, take the price with care',
  markets: (grade) => `${grade} by market`,
  sameGrade: (unit) => `same grade, ${unit}`,
  supplies: 'On sale',
  purchases: 'Wanted',
  count: (count) => (count > 0 ? String(count) : 'See all'),
  disclaimer: 'Collected reference prices, no basis for a deal',
  table: 'Table',
  tableTitle: (name, range) => `${name}, ${range}`,
  date: 'Date',
  mid: 'Mid',
  change: 'Change',
  showMore: 'Show earlier days',
  follow: 'Follow',
  unfollow: 'Stop following',
  share: 'Share',
  loginToFollow: 'Log in to follow',
  followAdded: 'Added to my list',
  followRemoved: 'Removed',
  toPurchase: 'Wanted',
  toSupply: (count) => (count > 0 ? `On sale ${count}` : 'On sale'),
  missingTitle: 'No such price',
  missingText: 'The link may be incomplete, or the prices of this grade were withdrawn or are no longer collected',
  toMarket: 'See all prices'
};

export default marketInfoWords;
