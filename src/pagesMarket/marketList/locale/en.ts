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
    fruit: 'Fruits & seeds',
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
  amount: 'Amount',
  letters: 'Jump to a letter',
  newest: 'Latest',
  seeNewest: 'See the latest prices',
  chooseDay: 'Choose a day',
  shortDay: short,
  day: (date, hasQuotes) => `${short(date)}, ${hasQuotes ? 'has prices' : 'no prices'}`,
  marked: 'Prices were collected that day',
  noQuotes: (day) => `No prices on ${day}`,
  noQuotesText: 'The markets were closed, or no prices were collected',
  notYet: 'This day is still to come',
  closedDay: (day) => `The prices of ${day} are not open to you yet`,
  closedText:
    'The last 30 days are open to all. Log in for 90 days, get verified for a year, join a company for three years',
  howToSee: 'How to see them',
  noQuotesOfCategory: 'Nothing of this kind was collected that day',
  seeDay: (day) => `See ${day}`,
  nothing: 'No prices fit these filters',
  nothingText: 'Choose another market or origin, or clear the filters',
  clear: 'Clear the filters',
  followedLogin: 'Log in to see your list',
  followedText: 'Open a spice and tap the star at the top right: it appears here',
  login: 'Log in',
  noFollowed: 'Nothing followed yet',
  browse: 'See all prices',
  none: 'No prices yet',
  toMarket: 'Go to Prices'
};

export default marketListMessages;
