import type { OwnSupplyMessages } from './zh-Hans';

const messages: OwnSupplyMessages = {
  title: 'My supplies',
  tabsLabel: 'State of the supplies',
  tabs: {
    onSale: 'On sale',
    pending: 'In review',
    rejected: 'Refused',
    offShelf: 'Off sale',
    expired: 'Expired',
    draft: 'Drafts'
  },
  statuses: {
    draft: 'Draft',
    pending: 'In review',
    published: 'On sale',
    rejected: 'Refused',
    paused: 'Paused',
    closed: 'Closed',
    expired: 'Expired',
    takedown: 'Taken down'
  },
  actions: {
    refresh: 'Refresh',
    terms: 'Price and stock',
    edit: 'Edit',
    goOn: 'Continue',
    reedit: 'Edit and resend',
    poster: 'Poster',
    renew: 'Renew',
    offShelf: 'Take down',
    resume: 'Offer again',
    withdraw: 'Take back',
    copy: 'Copy',
    appeal: 'Appeal',
    remove: 'Delete'
  },
  refreshTomorrow: 'Again tomorrow',
  isListed: 'older version still shown',
  reason: (reason) => `Reason: ${reason}`,
  noReason: 'The reason is in your messages',
  untitled: 'No title yet',
  stock: (quantity) => `Stock ${quantity}`,
  noPrice: 'No price yet',
  until: (day) => `Valid until ${day}`,
  editedAt: (time) => `Edited ${time}`,
  completeness: (percent) => `${percent}% complete`,
  inCompanyName: (name) => `for ${name}`,
  views: 'Views',
  favourites: 'Favourites',
  inquiries: 'Inquiries',
  publish: 'Post a supply',
  loggedOut: 'Log in to manage supplies',
  loggedOutHint: 'Post goods, see views, favourites and inquiries',
  logIn: 'Log in',
  empty: {
    onSale: ['Nothing on sale yet', 'What passes its review appears here'],
    pending: ['Nothing waits for its review', 'Reviews usually take little time'],
    rejected: ['Nothing was refused', 'What is refused says why and can be sent again'],
    offShelf: ['Nothing is off sale', 'Paused, closed and taken down ones stand here'],
    expired: ['Nothing has expired', 'What is over stands here and can be renewed'],
    draft: ['No drafts', 'Unfinished supplies are kept as drafts']
  }
};

export default messages;
