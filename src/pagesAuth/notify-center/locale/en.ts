import type { NotifyMessages } from './zh-Hans';

const messages: NotifyMessages = {
  title: 'Notifications',
  readAll: 'Mark all read',
  allRead: 'All marked as read',
  unread: 'Unread',
  loggedOut: 'Log in to see your notifications',
  loggedOutHint: 'Price alerts, review results and invitation updates appear here.',
  logIn: 'Log in',
  empty: 'No notifications yet',
  emptyHint: 'Price alerts, review results and invitation updates appear here.',
  toMarket: 'See prices',
  all: 'All',
  remove: 'Delete',
  removed: 'Notification deleted',
  undo: 'Undo',
  muteTitle: 'Alert settings',
  muteHint: 'Muted notifications still arrive, but without an alert or a badge count',
  kinds: {
    system: 'System',
    review: 'Reviews',
    market: 'Prices',
    quote: 'Quotes',
    team: 'Team',
    invite: 'Invitations',
    card: 'Cards',
    expo: 'Expo',
    pay: 'Payments'
  },
  about: {
    review: 'Verification and content review results',
    market: 'Price alerts and new prices for spices you follow',
    quote: 'Quotes on your requests and supplies',
    team: 'Company members and applications',
    invite: 'Friends who sign up or get verified',
    card: 'Card exchanges and visitors',
    expo: 'Registration, tickets and agenda',
    pay: 'Orders and refunds'
  }
};

export default messages;
