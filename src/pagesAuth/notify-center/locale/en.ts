import type { NotifyWords } from './zh-Hans';

const words: NotifyWords = {
  title: 'Notifications',
  readAll: 'Mark all read',
  allRead: 'All marked as read',
  unread: 'Unread',
  loggedOut: 'Log in to see your notifications',
  loggedOutHint: 'Price alerts, review results and invitations arrive here.',
  logIn: 'Log in',
  empty: 'No notifications yet',
  emptyHint: 'Price alerts, review results and invitations arrive here.',
  toMarket: 'See the prices'
};

export default words;
