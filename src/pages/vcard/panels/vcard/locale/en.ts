import type { OwnCardMessages } from './zh-Hans';

const messages: OwnCardMessages = {
  title: 'My cards',
  home: 'Card home',
  homeHint: 'Requests, completeness and all cards',
  create: 'New card',
  default: 'Default',
  flip: 'Turn over',
  manage: (name) => `Manage card, ${name}`,
  actions: { code: 'Card code', poster: 'Poster', share: 'Share', save: 'Add to contacts', edit: 'Edit' },
  linkCopied: 'Link copied',

  stats: { views: 'Views', visitors: 'Visitors', saves: 'Saved', shares: 'Shares' },
  today: (count) => `+${count} today`,
  tips: {
    varieties: 'Add your main spices so that your card is easier to find',
    company: 'Add your company so that people know who you represent',
    picture: 'Add a photo so that people remember you'
  },
  fill: 'Add',

  radar: 'Who viewed me',
  lastDays: (days) => `Last ${days} days`,
  days: (days) => `${days} days`,
  noVisitors: 'No one has viewed your cards yet',
  noVisitorsHint: 'Send a card to your customers. Whoever views it is listed here.',
  anonymous: 'Anonymous visitor',
  about: (company, position) => [position, company].filter(Boolean).join(', '),
  sources: {
    share: 'From a share',
    code: 'Scanned code',
    link: 'From a link',
    list: 'In Xiangshi',
    expo: 'At the expo'
  },
  visits: (count) => `${count} visits`,
  registered: 'Signed up from your card',
  loggedIn: 'Logged in from your card',
  visitedCard: (name) => `Card: ${name}`,
  yesterday: 'Yesterday',
  duration: (minutes, seconds) =>
    [minutes > 0 && `${minutes} min`, (seconds > 0 || minutes === 0) && `${seconds} s`].filter(Boolean).join(' '),
  stayed: (duration) => `For ${duration}`,
  fewVisitors: (count) => `You see the last ${count} visitors. Get verified to see everyone of the last 30 days.`,
  verify: 'Get verified',
  upgradeForDays: (days) => `Upgrade to see visitors of the last ${days} days`,
  upgrade: 'Upgrade',
  privacyNote: 'Visitors are informed that you can see their visit',
  anonymousNote: 'You view cards anonymously, so you do not see visitors’ names either',
  privacyLink: 'Anonymous viewing',

  radarLoggedOut: 'Log in to see who viewed your cards',
  radarLoggedOutHint: 'When, for how long and how they found them',
  logIn: 'Log in',
  spanLabel: 'Period',
  figures: { today: 'Views today', week: 'Views, 7 days', weekVisitors: 'Visitors, 7 days', dwell: 'Average time' },
  chartTitle: (days) => `Views a day, last ${days} days`,
  times: (count) => (count === 1 ? '1 view' : `${count} views`),
  chartLabel: (days, total, most, day) => `${total} views in the last ${days} days, the most on ${day}: ${most}`,
  chartEmpty: (days) => `No views in the last ${days} days`,

  supplies: 'Pinned supplies',
  notOnSale: 'Not on offer, hidden from others',

  makeDefault: 'Make default',
  madeDefault: 'Default card set',
  withdraw: 'Withdraw card',
  withdrawHint: 'Its codes and shares no longer open it',
  withdrawn: 'Card withdrawn',
  undo: 'Undo',
  slotTaken: 'A new card has taken its slot. Withdraw one first',
  fullTitle: (max) => `You can have ${max} cards`,
  fullText: 'Upgrade for more cards, or withdraw one first.',
  fullHint: 'Withdraw one before you create another.',

  levelHint: (cards) => `Up to ${cards} cards`,
  until: (day) => `Valid until ${day}`,
  extend: 'Extend',

  takenDown: 'This card was taken down',
  takedownReason: (reason) => `Reason: ${reason}`,
  takedownHint: 'Others cannot open it, nor its codes and shares. Correct it, then contact us to restore it.',
  takenDownToast: 'Taken down. Edit it first',
  contact: 'Contact us',

  introTitle: 'Your digital business card',
  points: [
    ['One scan and you are connected', 'No app needed: a code or a link shows your card'],
    ['See who viewed it', 'When, for how long and how they found it'],
    ['Never lose a card again', 'Your card holder keeps people with notes and reminders']
  ],
  example: {
    name: 'Lin Zhixia',
    position: 'Purchasing manager',
    companyName: 'Shanlan Spices',
    address: 'Yuzhou, Yulin, Guangxi'
  },
  exampleLabel: 'Example',
  createFast: 'Create in 30 seconds',
  createHint: 'Name and position are enough. Add the rest later.',
  loginReason: 'Log in to create your card',
  loginText: 'Your card stays with your account, on any phone'
};

export default messages;
