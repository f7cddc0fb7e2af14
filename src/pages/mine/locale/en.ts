import type { MineWords } from './zh-Hans';

const words: MineWords = {
  logIn: 'Log in or sign up',
  logInHint: '90 days of prices, followed varieties, saved news',
  retryHint: 'Tap to try again if nothing comes',
  verify: 'Get verified',
  messages: 'Messages',
  messagesReason: 'Log in to see your messages',
  settings: 'Settings',
  roles: { owner: 'Owner', admin: 'Admin', member: 'Member' },
  companyRole: (role, memberCount) => `${role}, ${memberCount} ${memberCount === 1 ? 'person' : 'people'}`,
  followedLines: 'Followed prices',
  favouriteNews: 'Saved news',
  invitedFriends: 'Friends invited',
  counterReason: 'Log in to see what you follow and saved',
  language: 'Language',
  theme: 'Appearance',
  themes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
  elder: 'Large print',
  elderHint: 'Larger text, buttons that are easy to hit',
  personalised: 'Personal ranking',
  personalisedHint: 'An algorithm puts news of what you follow first',
  agreement: 'User agreement',
  policy: 'Privacy policy',
  logout: 'Log out',
  logoutTitle: 'Log out?',
  logoutText: 'You will get no notice of quotations.',
  loggedOut: 'Logged out',
  demoNote: 'Demo data, not for trading'
};

export default words;
