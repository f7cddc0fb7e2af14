import type { ActivityMessages } from './zh-Hans';

const messages: ActivityMessages = {
  title: 'Campaign',
  share: 'Share',
  steps: 'How to take part',
  rules: 'Rules',
  phases: { upcoming: 'Upcoming', running: 'Open', ended: 'Closed' },
  period: (from, to) => `${from} to ${to}`,
  actions: {
    register: 'Log in or sign up',
    publishSupply: 'Post a supply',
    publishPurchase: 'Post a purchase request',
    verify: 'Get verified'
  },
  registered: 'You have an account',
  closed: { upcoming: 'Not open yet', ended: 'This campaign is closed' },
  loginReason: 'Log in to take part',
  unknownTitle: 'Campaign not found',
  unknownText: 'It may have been removed, or the link is incomplete.',
  toHome: 'Go to home'
};

export default messages;
