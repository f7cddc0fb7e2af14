import type { PurchaseInfoMessages } from './zh-Hans';

const messages: PurchaseInfoMessages = {
  title: 'Purchase request',
  missingTitle: 'This request cannot be seen',
  missingText: 'It was removed, or only chosen suppliers may see it',
  toPurchases: 'Other requests',
  figures: { quotes: 'Quotes', price: 'Target price', left: 'Time left' },
  isOver: 'Ended',
  need: 'What is wanted',
  buyer: 'Buyer',
  anonymous: 'Anonymous buyer',
  anonymousHint: 'Company and contact are told once a quote is accepted',
  toCompany: 'Company',
  favourite: 'Save',
  favoured: 'Saved',
  added: 'Saved',
  removed: 'Not saved any more',
  loginToFavour: 'Log in to save this request',
  favourReason: 'Find it again before it closes, on any phone',
  contact: 'Chat',
  loginToContact: 'Log in to ask the buyer',
  contactReason: 'The conversation is kept, on any phone',
  share: 'Share',
  report: 'Report this request',
  quote: 'Quote',
  openMine: 'My quote',
  mine: (status) => `My quote: ${status}`,
  mineHint: 'Suppliers never see each other’s prices',
  myStatuses: {
    draft: 'draft',
    submitted: 'not opened yet',
    viewed: 'seen by the buyer',
    shortlisted: 'shortlisted',
    accepted: 'accepted',
    rejected: 'not accepted',
    withdrawn: 'withdrawn',
    expired: 'no longer valid',
    lapsed: 'request ended'
  },
  states: {
    paused: ['The buyer takes no quotes for now', 'You can quote when it goes on'],
    closed: ['This request has ended', 'It takes no new quotes'],
    dealt: ['This request is dealt', 'The buyer has chosen'],
    expired: ['Quoting has ended', 'You can quote if the buyer extends it'],
    takedown: ['This request was taken down', 'It did not pass the check of the platform']
  },
  obstacles: {
    login: ['Log in to quote', 'You come back to this request', 'Log in to quote'],
    verify: ['Verify who you are to quote', 'Persons quote 10 times a day, company members 30', 'Verify'],
    company: ['For verified companies only', 'Verify your company or join one that is', 'Verify company'],
    invited: ['For chosen suppliers only', 'Your company is not among them; there are similar requests', 'Similar'],
    own: ['Your company’s own request', 'Its author or an admin decides on the quotes', 'Similar'],
    full: ['All places for quotes are taken', 'One may come free when somebody withdraws', 'Similar'],
    ended: ['Quoting has ended', 'You can quote if the buyer extends it', 'Similar'],
    limit: ['No quotes left today', 'Again from midnight; sent ones can be changed', 'My quotes']
  }
};

export default messages;
