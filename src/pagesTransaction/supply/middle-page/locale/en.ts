import type { LandingMessages } from './zh-Hans';

const messages: LandingMessages = {
  title: 'Supply',
  missing: 'This supply is gone',
  missingHint: 'The link may be wrong, or the supply was deleted',
  allSupplies: 'All supplies',
  newest: 'Newest supplies',
  similar: 'Similar supplies',
  obstacles: {
    paused: 'The seller has paused this supply. See similar ones',
    closed: 'This supply is closed. See similar ones',
    expired: 'This supply has expired. See similar ones',
    takedown: 'This supply was taken down. See similar ones'
  },
  origin: 'Origin',
  delivery: 'Delivered at',
  stock: 'Stock',
  validUntil: 'Valid until',
  seeAll: 'See everything',
  ask: 'Contact the seller',
  logIn: 'Log in / register',
  loginToAsk: 'Log in to talk to the seller and ask for a price',
  askReason: 'The conversation is kept, on any phone',
  inMiniProgram: 'Open the mini-program',
  inApp: 'Open the app',
  inWeChat: 'Copy the link for WeChat',
  copied: 'Link copied'
};

export default messages;
