import type { NotFoundMessages } from './zh-Hans';

const soon = (name: string) => `${name}: coming soon`;
const card =
  'Send and collect business cards and see who visited yours. For now, complete your company page or invite friends.';
const expoNow = 'For now, add the dates to your calendar and read the expo news.';

const messages: NotFoundMessages = {
  unknown: { title: 'There is no such page', text: 'The link may be mistyped, or the page was taken down' },
  toHome: 'Home',
  search: 'Search',
  back: 'Back',
  prices: 'Latest prices',
  news: 'Latest news',
  expoNews: 'Expo news',
  company: 'Company page',
  invite: 'Invite friends',
  inviteReason: 'Log in to invite friends',
  inviteText: 'Your account remembers whom you brought',
  card: 'About cards',
  toCalendar: 'Add to calendar',
  inCalendar: 'Calendar ready',
  calendarClosed: 'Not added',
  names: {
    'vcard.shell': 'Cards',
    'vcard.webview': 'Cards',
    'vcard.shareMiddlePage': 'Shared card',
    'vcard.home': 'My cards',
    'vcard.code': 'Card code',
    'vcard.marketIntroduction': 'About cards',
    'pay.vcard': 'Card plans',
    'main.webView': 'Web page',
    'main.webviewContainer': 'Web page',
    activity: 'Event',
    imagePreview: 'Picture',
    'exhibit.index': 'Expo',
    'exhibit.register': 'Visitor sign-up',
    'exhibit.schedule': 'Programme',
    'exhibit.map': 'Hall map',
    'exhibit.merchant': 'Exhibitors',
    'exhibit.honorSelection': 'Awards',
    'exhibit.introduce': 'About the expo',
    'exhibit.parkInvestment': 'Invest in parks',
    'exhibit.governmentInvestment': 'Invest in regions'
  },
  titles: {
    card: soon,
    pay: soon,
    expo: soon,
    activity: () => 'This event was not found',
    picture: () => 'There is no picture to show',
    link: () => 'There is no link to open'
  },
  texts: {
    'vcard.shell': card,
    'vcard.webview': card,
    'vcard.shareMiddlePage': 'This card cannot be opened yet. For now, complete your company page or invite friends.',
    'vcard.home': card,
    'vcard.code': 'Exchange cards by scanning a code. For now, complete your company page or invite friends.',
    'vcard.marketIntroduction': 'A look at the kinds of cards. For now, complete your company page or invite friends.',
    'pay.vcard': 'Nothing is charged yet: there is nothing to pay.',
    'main.webView': 'Go back and tap the link again',
    'main.webviewContainer': 'Go back and tap the link again',
    activity: 'It may be over, or the link is incomplete',
    imagePreview: 'Go back and tap the picture again',
    'exhibit.index': `Tickets, programme and exhibitors in one place. ${expoNow}`,
    'exhibit.register': `Sign up and get your e-ticket. ${expoNow}`,
    'exhibit.schedule': `Talks and events by day. ${expoNow}`,
    'exhibit.map': `Find booths and the way there. ${expoNow}`,
    'exhibit.merchant': `Find exhibitors by category. ${expoNow}`,
    'exhibit.honorSelection': `See the nominees and vote. ${expoNow}`,
    'exhibit.introduce': `The organisers and earlier expos. ${expoNow}`,
    'exhibit.parkInvestment': `Investment offers of industrial parks. ${expoNow}`,
    'exhibit.governmentInvestment': `Investment offers of local governments. ${expoNow}`
  }
};

export default messages;
