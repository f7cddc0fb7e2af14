import type { NotifyMessages } from './zh-Hans';

const messages: NotifyMessages = {
  title: 'Notifications',
  readAll: 'Mark all read',
  allRead: 'All marked as read',
  unread: 'Unread',
  loggedOut: 'Log in to see your notifications',
  loggedOutHint: 'Price alerts, review results and invitations arrive here.',
  logIn: 'Log in',
  empty: 'No notifications yet',
  emptyHint: 'Price alerts, review results and invitations arrive here.',
  toMarket: 'See the prices',
  all: 'All',
  remove: 'Delete',
  removed: 'Message deleted',
  undo: 'Undo',
  muteTitle: 'Reminders',
  muteHint: 'What is switched off still arrives, without a reminder and a red number',
  kinds: {
    system: 'System',
    review: 'Reviews',
    market: 'Prices',
    quote: 'Quotations',
    team: 'Team',
    invite: 'Invitations',
    card: 'Cards',
    expo: 'Expo',
    pay: 'Payments'
  },
  about: {
    review: 'Results of verification and moderation',
    market: 'Price alerts and news of followed varieties',
    quote: 'Progress of quotations',
    team: 'Members and requests to join',
    invite: 'Friends who register or are verified',
    card: 'Exchanged cards and visitors',
    expo: 'Registration, tickets and agenda',
    pay: 'Orders and refunds'
  }
};

export default messages;
