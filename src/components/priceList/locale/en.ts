import type { PriceListMessages } from './zh-Hans';

const priceListMessages: PriceListMessages = {
  filter: 'Filter',
  filterCount: (count) => `Filter ${count}`,
  sort: 'Order',
  sorts: { default: 'By spice', letter: 'By letter', rise: 'Biggest rise', fall: 'Biggest fall', hot: 'Most followed' },
  hotHint: 'By views of the last 7 days and by followers, counted every 10 minutes',
  span: 'Change over',
  move: 'Movement',
  moves: { '': 'All', changed: 'Moved', up: 'Up', flat: 'Flat', down: 'Down' },
  moveHint: 'Grades of the newest collection day; one without an earlier quote counts as flat',
  origin: 'Origin',
  allOrigins: 'All origins',
  clear: 'Clear',
  done: 'Show',
  market: 'Market',
  allMarkets: 'All markets',
  chooseMarkets: 'Markets, one or several',
  seeAllMarkets: 'Show all markets',
  seeMarkets: (count) => (count === 1 ? 'Show 1 market' : `Show ${count} markets`),
  marketAndMore: (name, count) => `${name} +${count - 1}`,
  follow: 'Add to my list',
  loginToFollow: 'Log in to follow',
  followText: 'All in one list, on any phone',
  followAdded: 'On your list',
  followRemoved: 'Removed',
  setAlert: 'Set a price alert',
  unfollow: 'Remove from my list',
  note: 'How prices are collected',
  noteTexts: [
    'Collectors walk the stalls of each market. The mid is what most stalls sold at that day, the range is the lowest to the highest.',
    'A change compares with the collection day before; 7 and 30 days with a quote at least that old. Without one it shows --.',
    'A move above 20 % is published only after a second review. Every price names its source, collector, time and sample count.',
    'Prices are for reference, no basis for a contract.'
  ],
  poster: 'Save as a picture',
  posterSource: 'Collected at the markets',
  grownIn: (location) => `from ${location}`,
  linkCopied: 'Link copied',
  gotIt: 'Got it',
  chooseUnit: 'Price per',
  units: { kg: 'kg', jin: 'jin', ton: 'ton' },
  unitHints: { jin: '500 g', ton: '1,000 kg' },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  variety: 'Spice / grade',
  changes: { day: 'Day', week: '7 days', month: '30 days' },
  turns: {
    default: 'Tap to sort by rise',
    rise: 'Sorted by rise, tap to sort by fall',
    fall: 'Sorted by fall, tap to reset',
    letter: 'Tap to sort by rise',
    hot: 'Tap to sort by rise'
  }
};

export default priceListMessages;
