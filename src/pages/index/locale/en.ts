import type { HomeMessages } from './zh-Hans';

const messages: HomeMessages = {
  updated: (count) => `${count} spices updated today`,
  search: 'Search spices, offers, companies',
  messages: (count) => (count > 0 ? `Messages, ${count} unread` : 'Messages'),
  loginForMessages: 'Log in to read your messages',
  messagesText: 'Quotations, inquiries and price alerts come here',
  companyQuery: '香',
  exitElder: 'Leave large mode',
  banners: 'Featured',
  entriesLabel: 'Shortcuts',
  entries: {
    market: 'Prices',
    supply: 'Supplies',
    purchase: 'Requests',
    quickNews: 'Flashes',
    vcard: 'Cards',
    invite: 'Invite',
    expo: 'Expo',
    company: 'Companies',
    attestation: 'Verify'
  },
  flashes: 'Flashes',
  prices: "Today's prices",
  lines: { followed: 'My list', movers: 'Top movers' },
  linesWithUnit: (lines, unit) => `${lines}, ${unit}`,
  shareTitle: 'Xiangshi: spice prices, supply and cards'
};

export default messages;
