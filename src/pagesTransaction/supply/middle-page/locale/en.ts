import type { LandingMessages } from './zh-Hans';

const messages: LandingMessages = {
  title: 'Supply',
  missing: 'Supply not found',
  missingHint: 'The link may be wrong, or the supply was deleted',
  allSupplies: 'All supplies',
  newest: 'Latest supplies',
  similar: 'Similar supplies',
  obstacles: {
    paused: 'The supplier has paused this supply. See similar ones',
    closed: 'This supply is closed. See similar ones',
    expired: 'This supply has expired. See similar ones',
    takedown: 'This supply was taken down. See similar ones'
  },
  origin: 'Origin',
  delivery: 'Ships from',
  stock: 'Stock',
  validUntil: 'Valid until',
  seeAll: 'See full details',
  ask: 'Contact supplier',
  logIn: 'Log in or sign up',
  loginToAsk: 'Log in to chat with the supplier and ask for a price',
  askReason: 'Your chats are kept, on any phone',
  inMiniProgram: 'Open the mini-program',
  inApp: 'Open the app',
  inWeChat: 'Copy link to open in WeChat',
  copied: 'Link copied'
};

export default messages;
