import type { NotFoundMessages } from './zh-Hans';

const soon = (name: string) => `${name}: coming soon`;
const card =
  'Send and collect business cards and see who visited yours. For now, complete your company page or invite friends.';
const expoNow = 'For now, add the dates to your calendar and read the expo news.';

const messages: NotFoundMessages = {
  unknown: { title: 'Page not found', text: 'The link may be mistyped, or the page has been removed' },
  toHome: 'Go to home',
  search: 'Search',
  back: 'Back',
  prices: 'Latest prices',
  news: 'Latest news',
  expoNews: 'Expo news',
  company: 'Company page',
  invite: 'Invite friends',
  inviteReason: 'Log in to invite friends',
  inviteText: 'Friends you invite are counted in your account',
  card: 'About business cards',
  toCalendar: 'Add to calendar',
  inCalendar: 'Calendar file ready',
  calendarClosed: 'Could not add to calendar',
  names: {
    'vcard.shell': 'Business cards',
    'vcard.webview': 'Business cards',
    'vcard.shareMiddlePage': 'Shared card',
    'vcard.home': 'My cards',
    'vcard.code': 'Card QR code',
    'vcard.marketIntroduction': 'About business cards',
    'pay.vcard': 'Card membership',
    'main.webView': 'Web page',
    'main.webviewContainer': 'Web page',
    activity: 'Event',
    imagePreview: 'Image',
    'exhibit.index': 'Expo',
    'exhibit.register': 'Visitor registration',
    'exhibit.schedule': 'Programme',
    'exhibit.map': 'Hall map',
    'exhibit.merchant': 'Exhibitors',
    'exhibit.honorSelection': 'Awards',
    'exhibit.introduce': 'About the expo',
    'exhibit.parkInvestment': 'Park investment',
    'exhibit.governmentInvestment': 'Regional investment'
  },
  titles: {
    card: soon,
    pay: soon,
    expo: soon,
    activity: () => 'Event not found',
    picture: () => 'No image to show',
    link: () => 'No link to open'
  },
  texts: {
    'vcard.shell': card,
    'vcard.webview': card,
    'vcard.shareMiddlePage': 'This card cannot be opened yet. For now, complete your company page or invite friends.',
    'vcard.home': card,
    'vcard.code':
      'Soon you can exchange cards by scanning a code. For now, complete your company page or invite friends.',
    'vcard.marketIntroduction': 'All about our business cards. For now, complete your company page or invite friends.',
    'pay.vcard': 'There are no paid services yet. Everything is free.',
    'main.webView': 'Go back and tap the link again',
    'main.webviewContainer': 'Go back and tap the link again',
    activity: 'It may have ended, or the link is incomplete',
    imagePreview: 'Go back and tap the image again',
    'exhibit.index': `Tickets, programme and exhibitors in one place. ${expoNow}`,
    'exhibit.register': `Register and get your e-ticket here. ${expoNow}`,
    'exhibit.schedule': `Forums and events, day by day. ${expoNow}`,
    'exhibit.map': `Find booths and how to get there. ${expoNow}`,
    'exhibit.merchant': `Find exhibitors by category. ${expoNow}`,
    'exhibit.honorSelection': `See the nominees and vote. ${expoNow}`,
    'exhibit.introduce': `About the organisers and past expos. ${expoNow}`,
    'exhibit.parkInvestment': `Investment opportunities in industrial parks. ${expoNow}`,
    'exhibit.governmentInvestment': `Investment opportunities from local governments. ${expoNow}`
  }
};

export default messages;
