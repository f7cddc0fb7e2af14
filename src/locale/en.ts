import type { SharedMessages } from './zh-Hans';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const messages: SharedMessages = {
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
  noMore: 'That is all',
  loadMore: 'Load more',
  loadMoreFailed: 'Not loaded. Tap to try again',
  pullToRefresh: 'Pull to refresh',
  refreshing: 'Refreshing',
  emptyTitle: 'Nothing here yet',
  required: 'Required',
  clear: 'Clear',
  scan: 'Scan',
  codeDigits: (count) => `Code of ${count} digits`,
  slide: (position, count) => `${position} of ${count}`,
  illustration: 'Illustration',
  errors: {
    offline: 'No network. Check it and try again',
    timeout: 'Connection timed out. Tap the screen to try again',
    network: 'The server was not reached. Tap to try again',
    networkTitle: 'The server was not reached',
    networkHint: 'Check your network, then try again',
    server: 'Something went wrong on the server. Try again later',
    busy: 'Many uploads are waiting. Try again in a moment',
    notFound: 'This does not exist or was taken down',
    forbidden: 'You may not see this',
    unauthorized: 'Your login has expired. Log in again to go on',
    rateLimited: (seconds) => `Too many tries. Wait ${seconds} s`,
    locked: (minutes) => `Too many wrong tries. Wait ${minutes} min`,
    invalid: 'Something is not filled in correctly. Check and try again',
    unknown: 'That did not work. Try again later',
    offlineSince: (time) => `No network. Showing data of ${time}`,
    toHome: 'To the home page'
  },
  copied: 'Copied',
  copyFailed: 'Not copied. Press and hold the text to copy it',
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
    hot: 'Peppers and chilies',
    blend: 'Blends'
  },
  newsCategories: {
    headline: 'Top news',
    market: 'Prices',
    origin: 'Origins',
    policy: 'Policy',
    company: 'Companies',
    expo: 'Fairs',
    trade: 'Trade',
    technology: 'Technology',
    people: 'People'
  },
  views: (count) => `${count} views`,
  badges: { person: 'Verified person', company: 'Verified company', park: 'Verified park' },
  loginGate: { phone: 'Log in by phone', other: 'Log in', later: 'Look around first' }
};

export default messages;
