import type { PriceListMessages } from './zh-Hans';

const priceListMessages: PriceListMessages = {
  filter: 'Filter',
  filterCount: (count) => `Filter ${count}`,
  sort: 'Sort',
  sorts: {
    default: 'By spice',
    letter: 'Alphabetical',
    rise: 'Biggest rise',
    fall: 'Biggest fall',
    hot: 'Most followed'
  },
  hotHint: 'By views in the last 7 days and number of followers, updated every 10 minutes',
  span: 'Change over',
  move: 'Change',
  moves: { '': 'All', changed: 'Changed', up: 'Up', flat: 'Unchanged', down: 'Down' },
  moveHint: 'Grades from the latest collection day. Those without an earlier price count as unchanged',
  origin: 'Origin',
  allOrigins: 'All origins',
  clear: 'Clear',
  done: 'Show results',
  market: 'Market',
  allMarkets: 'All markets',
  chooseMarkets: 'One or more markets',
  seeAllMarkets: 'Show all markets',
  seeMarkets: (count) => (count === 1 ? 'Show 1 market' : `Show ${count} markets`),
  marketAndMore: (name, count) => `${name} +${count - 1}`,
  follow: 'Add to my list',
  loginToFollow: 'Log in to add to your list',
  followText: 'All in one place, on any phone',
  followAdded: 'Added to your list',
  followRemoved: 'Removed',
  setAlert: 'Set a price alert',
  unfollow: 'Remove from my list',
  note: 'How we collect prices',
  noteTexts: [
    'Our collectors visit the stalls of each market. The mid price is what most stalls sold at that day; the range runs from the lowest to the highest price.',
    'Daily changes compare with the previous collection day; 7- and 30-day changes with a price at least that old. Where there is none, -- is shown.',
    'A move of more than 20% is published only after a second review. Every price shows its source, collector, time and sample size.',
    'Prices are for reference only and not a basis for contracts.'
  ],
  poster: 'Save as image',
  posterSource: 'Collected at the markets',
  grownIn: (location) => `from ${location}`,
  linkCopied: 'Link copied',
  gotIt: 'Got it',
  chooseUnit: 'Price per',
  units: { kg: 'kg', jin: 'jin', ton: 'tonne' },
  unitHints: { jin: '500 g', ton: '1,000 kg' },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
  variety: 'Spice / grade',
  changes: { day: 'Day', week: '7 days', month: '30 days' },
  turns: {
    default: 'Tap to sort by biggest rise',
    rise: 'Sorted by biggest rise, tap for biggest fall',
    fall: 'Sorted by biggest fall, tap to reset',
    letter: 'Tap to sort by biggest rise',
    hot: 'Tap to sort by biggest rise'
  }
};

export default priceListMessages;
