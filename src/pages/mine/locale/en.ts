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
  switchCompany: 'Switch',
  switchTitle: 'Switch to',
  switched: 'Switched',
  followedLines: 'Followed prices',
  favouriteNews: 'Favourites',
  footprints: 'Viewed',
  footprintKinds: { line: 'Prices', news: 'News', flash: 'Flash' },
  invitedFriends: 'Friends invited',
  counterReason: 'Log in to see what you follow and saved',
  elder: 'Large print',
  standard: 'Standard',
  serviceReason: 'Log in to use this',
  services: {
    verification: 'Verification',
    company: 'Company',
    invite: 'Invite',
    address: 'Addresses',
    contact: 'Contact',
    feedback: 'Feedback',
    about: 'About'
  },
  clear: 'Clear all',
  clearTitle: 'Clear everything viewed?',
  clearText: 'This cannot be undone',
  noFavourites: 'No favourites yet',
  noFavouritesHint: 'Tap the star of an article to find it here',
  noFootprints: 'Nothing viewed yet',
  noFootprintsHint: 'Prices, news and flashes that you read stay here for 90 days',
  agreement: 'User agreement',
  policy: 'Privacy policy',
  demoNote: 'Demo data, not for trading'
};

export default words;
