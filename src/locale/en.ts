import type { Messages } from './zh-Hans';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const messages: Messages = {
  appName: 'Xiangshi',
  tabs: { home: 'Home', market: 'Prices', transaction: 'Trade', mine: 'Me' },
  cancel: 'Cancel',
  ok: 'OK',
  close: 'Close',
  retry: 'Try again',
  back: 'Back',
  all: 'All',
  more: 'More',
  loading: 'Loading',
  noMore: 'No more results',
  loadMore: 'Load more',
  loadMoreFailed: 'Could not load. Tap to try again',
  pullToRefresh: 'Pull to refresh',
  refreshing: 'Refreshing',
  emptyTitle: 'Nothing here yet',
  required: 'Required',
  clear: 'Clear',
  scan: 'Scan',
  codeDigits: (count) => `Code, ${count} digits`,
  slide: (position, count) => `${position} of ${count}`,
  illustration: 'Illustration',
  errors: {
    offline: 'You are offline. Check your connection and try again',
    timeout: 'Connection timed out. Tap the screen to try again',
    network: 'Cannot reach the server. Tap to try again',
    networkTitle: 'Cannot reach the server',
    networkHint: 'Check your connection, then try again',
    server: 'Something went wrong on our side. Try again later',
    busy: 'The server is busy. Try again in a moment',
    notFound: 'This content does not exist or was taken down',
    unverified: 'Link a mobile number or get verified before you publish',
    forbidden: 'You do not have permission to view this',
    unauthorized: 'Your session has expired. Log in again to continue',
    rateLimited: (seconds) => `Too many requests. Wait ${seconds} s`,
    locked: (minutes) => `Too many failed attempts. Wait ${minutes} min`,
    invalid: 'Some details are incorrect. Check them and try again',
    unknown: 'Something went wrong. Try again later',
    offlineSince: (time) => `Offline. Showing data from ${time}`,
    toHome: 'Go to home page'
  },
  copied: 'Copied',
  copyFailed: 'Could not copy. Press and hold the text to copy it',
  openMiniProgram: 'Open the mini-program below',
  change: {
    up: (text) => `up ${text}`,
    down: (text) => `down ${text}`,
    flat: 'unchanged',
    none: 'no earlier price'
  },
  perKg: 'CNY/kg',
  negotiable: 'Negotiable',
  time: {
    justNow: 'just now',
    minutesAgo: (minutes) => `${minutes} min ago`,
    monthDay: (month, day) => `${day} ${months[month - 1] ?? ''}`,
    daysAndClock: (days, clock) => `${days} d ${clock}`,
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
  },
  categories: {
    fruit: 'Fruits and seeds',
    bark: 'Barks',
    root: 'Roots',
    bud: 'Buds',
    leaf: 'Leaves',
    hot: 'Peppers and chillies',
    blend: 'Blends'
  },
  newsCategories: {
    headline: 'Top stories',
    market: 'Prices',
    origin: 'Origins',
    policy: 'Policy',
    company: 'Companies',
    expo: 'Trade fairs',
    trade: 'Trade',
    technology: 'Technology',
    people: 'People'
  },
  views: (count) => `${count} views`,
  badges: { person: 'Verified person', company: 'Verified company', park: 'Verified park' },
  loginGate: { phone: 'Log in with your phone', other: 'Log in', later: 'Not now' }
};

export default messages;
