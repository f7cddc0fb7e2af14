import type { LowerHomeMessages } from './zh-Hans';

const messages: LowerHomeMessages = {
  verbs: {
    market: 'See prices',
    supply: 'Find supplies',
    purchase: 'Post request',
    vcard: 'My card'
  },
  recommended: 'For you',
  newsLabel: 'News categories',
  noNews: 'Nothing in this category yet',
  noNewsHint: 'Try another category, or clear the spice filter',
  personalised: { why: 'Based on the spices you follow. ', link: 'Turn off personalisation' },
  nothingFollowed: { why: 'Sorted by date; follow spices to see them first. ', link: 'Choose spices' },
  byTime: { why: 'Sorted by date. ', link: 'Turn on personalisation' },
  filing: '桂ICP备00000000号-1 (demo)',
  help: 'Call our team',
  helpHint: 'Help with prices, posting and registration',
  call: 'Call'
};

export default messages;
