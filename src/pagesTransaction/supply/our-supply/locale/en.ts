import type { OwnSupplyMessages } from './zh-Hans';

const messages: OwnSupplyMessages = {
  title: 'My supplies',
  tabsLabel: 'Supply status',
  tabs: {
    onSale: 'On sale',
    pending: 'In review',
    rejected: 'Not approved',
    offShelf: 'Unlisted',
    expired: 'Expired',
    draft: 'Drafts'
  },
  statuses: {
    draft: 'Draft',
    pending: 'In review',
    published: 'On sale',
    rejected: 'Not approved',
    paused: 'Paused',
    closed: 'Closed',
    expired: 'Expired',
    takedown: 'Taken down'
  },
  actions: {
    refresh: 'Move up',
    terms: 'Price and stock',
    edit: 'Edit',
    reedit: 'Edit and resubmit',
    poster: 'Create poster',
    renew: 'Extend',
    unlist: 'Unlist',
    resume: 'Resume sale',
    withdraw: 'Withdraw',
    copy: 'Duplicate',
    appeal: 'Appeal',
    remove: 'Delete'
  },
  continueDraft: 'Continue',
  refreshTomorrow: 'Again tomorrow',
  isListed: 'previous version still on sale',
  reason: (reason) => `Reason: ${reason}`,
  noReason: 'The reason is in your messages',
  untitled: 'No title yet',
  stock: (quantity) => `Stock ${quantity}`,
  noPrice: 'No price yet',
  until: (day) => `Valid until ${day}`,
  editedAt: (time) => `Edited ${time}`,
  completeness: (percent) => `${percent}% complete`,
  inCompanyName: (name) => `as ${name}`,
  views: 'Views',
  favourites: 'Favourites',
  inquiries: 'Inquiries',
  publish: 'Post a supply',
  loggedOut: 'Log in to manage your supplies',
  loggedOutHint: 'Post supplies and track views, favourites and inquiries',
  logIn: 'Log in',
  empty: {
    onSale: ['Nothing on sale yet', 'Your supplies appear here once approved'],
    pending: ['Nothing in review', 'Reviews are usually quick'],
    rejected: ['Nothing rejected', 'You see the reason here and can edit and resubmit'],
    offShelf: ['Nothing unlisted', 'Supplies that are paused, closed or taken down appear here'],
    expired: ['Nothing expired', 'Expired supplies appear here and can be extended'],
    draft: ['No drafts', 'Unfinished supplies are saved as drafts']
  }
};

export default messages;
