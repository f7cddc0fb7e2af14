import type { HomeWords } from './zh-Hans';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? '';
const dayOf = (date: string) => Number(date.slice(8, 10));

const words: HomeWords = {
  updated: (count) => `${count} spices updated today`,
  search: 'Search spices, offers, companies',
  messages: (count) => (count > 0 ? `Messages, ${count} unread` : 'Messages'),
  loginForMessages: 'Log in to read your messages',
  exitElder: 'Leave large mode',
  banners: 'Featured',
  entriesLabel: 'Shortcuts',
  entries: {
    market: 'Prices',
    supply: 'Supply',
    purchase: 'Requests',
    quickNews: 'Flashes',
    vcard: 'Cards',
    expo: 'Expo',
    company: 'Companies',
    attestation: 'Verify'
  },
  verbs: { market: 'See prices', supply: 'Find goods', purchase: 'Post request', vcard: 'My card' },
  flashes: 'Flash',
  prices: "Today's prices",
  lines: { followed: 'My list', movers: 'Top movers' },
  linesWithUnit: (lines, unit) => `${lines}, ${unit}`,
  dateRange: (from, to) =>
    monthOf(from) === monthOf(to)
      ? `${monthOf(from)} ${dayOf(from)}–${dayOf(to)}`
      : `${monthOf(from)} ${dayOf(from)} – ${monthOf(to)} ${dayOf(to)}`,
  freeTicket: 'Free visitor ticket',
  registered: (count) => `${count} registered`,
  opensIn: 'Opens in',
  days: (count) => (count === 1 ? 'day' : 'days'),
  isOn: 'On now, day',
  dayOfExpo: '',
  recommended: 'For you',
  newsLabel: 'Kinds of news',
  noNews: 'No news of this kind yet',
  noNewsHint: 'Try another tab, or clear the spice filter',
  personalised: { why: 'Chosen by the spices you follow. ', link: 'Turn off personalisation' },
  byTime: { why: 'Sorted by time. ', link: 'Turn on personalisation' },
  filing: '桂ICP备00000000号-1 (demo)',
  help: 'Talk to a person',
  helpHint: 'Prices, posting, signing up',
  call: 'Call',
  shareTitle: 'Xiangshi: spice prices, supply and cards'
};

export default words;
