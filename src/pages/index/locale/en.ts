import type { HomeMessages } from './zh-Hans';

const messages: HomeMessages = {
  updated: (count) => (count === 1 ? '1 spice updated today' : `${count} spices updated today`),
  search: 'Search spices, supplies, companies',
  messages: (count) => (count > 0 ? `Messages, ${count} unread` : 'Messages'),
  loginForMessages: 'Log in to read your messages',
  messagesText: 'Quotes, inquiries and price alerts appear here',
  companyQuery: '香',
  exitElder: 'Exit large print',
  banners: 'Featured',
  entriesLabel: 'Shortcuts',
  entries: {
    market: 'Prices',
    supply: 'Supplies',
    purchase: 'Requests',
    quickNews: 'Newsflashes',
    vcard: 'Cards',
    expo: 'Expo',
    company: 'Companies',
    attestation: 'Get verified'
  },
  flashes: 'Newsflashes',
  prices: 'Today’s prices',
  lines: { followed: 'My list', movers: 'Biggest movers' },
  linesWithUnit: (lines, unit) => `${lines}, ${unit}`,
  shareTitle: 'Xiangshi: spice prices, supplies and business cards'
};

export default messages;
