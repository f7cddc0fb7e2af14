import type { MarketListMessages } from './zh-Hans';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const short = (date: string) => `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1] ?? ''}`;

const marketListMessages: MarketListMessages = {
  title: 'Latest prices',
  share: 'Share',
  categories: 'Categories',
  category: {
    all: 'All',
    followed: 'My list',
    fruit: 'Fruits and seeds',
    bark: 'Barks',
    root: 'Roots',
    bud: 'Buds',
    leaf: 'Leaves',
    hot: 'Hot spices',
    blend: 'Blends'
  },
  count: (count) => (count === 1 ? '1 price' : `${count} prices`),
  lineCount: (count) => String(count),
  curve: 'Trend',
  amount: 'Change',
  letters: 'Jump to a letter',
  newest: 'Latest',
  seeNewest: 'See the latest prices',
  chooseDay: 'Choose a date',
  shortDay: short,
  day: (date, hasQuotes) => `${short(date)}, ${hasQuotes ? 'has prices' : 'no prices'}`,
  marked: 'Prices were collected that day',
  noQuotes: (day) => `No prices on ${day}`,
  noQuotesText: 'Markets were closed, or no prices were collected that day',
  notYet: 'This date is in the future',
  closedDay: (day) => `You cannot see the prices of ${day} yet`,
  closedText:
    'Everyone can see the last 30 days. Log in for 90 days, get verified for 1 year, join a company for 3 years',
  howToSee: 'How to get access',
  noQuotesOfCategory: 'No prices in this category that day',
  seeDay: (day) => `See ${day}`,
  nothing: 'No prices match these filters',
  nothingText: 'Choose another market or origin, or clear the filters',
  clear: 'Clear filters',
  followedLogin: 'Log in to see your list',
  followedText: 'Open a spice and tap the star at the top right to add it here',
  login: 'Log in',
  noFollowed: 'You are not following any spices yet',
  browse: 'See all prices',
  none: 'No prices yet',
  toMarket: 'Go to Prices'
};

export default marketListMessages;
