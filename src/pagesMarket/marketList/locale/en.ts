import type { MarketListWords } from './zh-Hans';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const short = (date: string) => `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1] ?? ''}`;

const marketListWords: MarketListWords = {
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
  letters: 'Jump to a letter',
  newest: 'Latest',
  seeNewest: 'See the latest prices',
  chooseDay: 'Choose a day',
  earlier: 'Month before',
  later: 'Month after',
  month: (year, month) => `${months[month - 1] ?? ''} ${year}`,
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  shortDay: short,
  day: (date, hasQuotes) => `${short(date)}, ${hasQuotes ? 'has prices' : 'no prices'}`,
  marked: 'Prices were collected that day',
  noQuotes: (day) => `No prices on ${day}`,
  noQuotesText: 'The markets were closed, nobody collected, or the day is still to come',
  noQuotesOfCategory: 'Nothing of this kind was collected that day',
  seeDay: (day) => `See ${day}`,
  nothing: 'No prices fit these filters',
  nothingText: 'Choose another market or origin, or clear the filters',
  clear: 'Clear the filters',
  followedLogin: 'Log in to see your list',
  followedText: 'Tap the star on a spice and it appears here',
  login: 'Log in',
  noFollowed: 'Nothing followed yet',
  browse: 'See all prices',
  none: 'No prices yet',
  toMarket: 'To the market'
};

export default marketListWords;
