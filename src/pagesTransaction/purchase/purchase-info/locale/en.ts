import type { PurchaseInfoMessages } from './zh-Hans';

const messages: PurchaseInfoMessages = {
  title: 'Purchase request',
  missingTitle: 'Request not available',
  missingText: 'It may have been deleted, or is only visible to selected suppliers',
  toPurchases: 'Other requests',
  figures: { quotations: 'Quotes', price: 'Target price', left: 'Time left' },
  isOver: 'Closed',
  need: 'Requirements',
  buyer: 'Buyer',
  anonymous: 'Anonymous buyer',
  anonymousHint: 'Company and contact are shown once a quote is accepted',
  toCompany: 'View company',
  favourite: 'Favourite',
  favoured: 'Favourite',
  added: 'Added',
  removed: 'Removed',
  loginToFavour: 'Log in to add this request to your favourites',
  favourReason: 'Find it any time before it closes, on any phone',
  contact: 'Chat',
  loginToContact: 'Log in to contact the buyer',
  contactReason: 'Your chats are kept, on any phone',
  share: 'Share',
  report: 'Report this request',
  quote: 'Quote',
  openMine: 'My quote',
  mine: (status) => `My quote: ${status}`,
  mineHint: 'Suppliers cannot see each other’s prices',
  myStatuses: {
    draft: 'draft',
    submitted: 'not viewed yet',
    viewed: 'viewed by the buyer',
    shortlisted: 'shortlisted',
    accepted: 'accepted',
    rejected: 'not selected',
    withdrawn: 'withdrawn',
    expired: 'expired',
    lapsed: 'request closed'
  },
  states: {
    paused: ['The buyer has paused quoting', 'You can quote once it resumes'],
    closed: ['This request is closed', 'It no longer takes quotes'],
    dealt: ['This request has been awarded', 'The buyer has chosen a supplier'],
    expired: ['Quoting has closed', 'You can quote if the buyer extends the deadline'],
    takedown: ['This request was taken down', 'It did not pass the platform’s checks']
  },
  obstacles: {
    login: ['Log in to quote', 'You return to this request afterwards', 'Log in to quote'],
    verify: ['Verify your identity to quote', '10 quotes a day, 30 for company members', 'Get verified'],
    company: ['Verified companies only', 'Verify your company or join a verified one', 'Verify company'],
    invited: ['Selected suppliers only', 'Your company is not on the list; see similar requests', 'Similar requests'],
    own: ['Your company’s own request', 'The author or a company admin handles the quotes', 'Similar requests'],
    full: ['No quote slots left', 'A slot may open if a supplier withdraws', 'Similar requests'],
    ended: ['Quoting has closed', 'You can quote if the buyer extends the deadline', 'Similar requests'],
    limit: ['Daily quote limit reached', 'Resets at midnight; sent quotes can still be edited', 'My quotes']
  }
};

export default messages;
