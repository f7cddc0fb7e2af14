import type { OurPurchaseWords } from './zh-Hans';

const words: OurPurchaseWords = {
  title: 'My requests',
  create: 'Post a request',
  logIn: 'Log in',
  loggedOut: 'Log in to see your requests',
  loggedOutHint: 'What you asked for and the quotes about it stand here',
  empty: 'No request posted yet',
  emptyHint: 'Say what you need and where to, and suppliers will quote',
  emptyTab: (tab) => `No requests: ${tab}`,
  tabs: {
    all: 'All',
    pending: 'In review',
    quoting: 'Open',
    dealt: 'Dealt',
    closed: 'Closed',
    expired: 'Ended',
    draft: 'Drafts'
  },
  actions: {
    quotes: 'Quotes',
    edit: 'Edit',
    reedit: 'Correct and send',
    refresh: 'Move up',
    renew: 'Extend',
    pause: 'Pause',
    resume: 'Go on',
    withdraw: 'Take back',
    copy: 'Post again',
    close: 'Close',
    appeal: 'Appeal',
    remove: 'Delete'
  },
  refreshTomorrow: 'Again tomorrow',
  refreshedToday: 'Done today, again tomorrow',
  done: {
    refresh: 'Moved up',
    renew: 'Extended',
    pause: 'Paused',
    resume: 'Open again',
    withdraw: 'Taken back',
    close: 'Closed',
    appeal: 'Appeal sent'
  },
  untitled: 'No title yet',
  anonymousAs: (company) => `Anonymous, ${company}`,
  reason: (reason) => `Reason: ${reason}`,
  newQuotes: (count) => `${count} new`,
  views: (count) => `${count} views`,
  changed: (time) => `Changed ${time}`,
  closeTitle: (count) => `${count} quotes will lapse. Why close it?`,
  closeTitleNone: 'Why close it?',
  closeReasons: { dealt: 'Bought already', cancelled: 'Not needed any more' },
  withdrawTitle: 'Take it back?',
  withdrawText: 'Then it can be changed and sent again',
  appealTitle: 'Appeal',
  appealHint: 'Say why it should stand, 5 to 140 characters',
  appealSend: 'Send',
  appealShort: 'At least 5 characters',
  removed: (title) => `Deleted ${title}`,
  undo: 'Undo'
};

export default words;
