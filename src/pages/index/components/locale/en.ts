import type { LowerHomeMessages } from './zh-Hans';

const messages: LowerHomeMessages = {
  verbs: {
    market: 'See prices',
    supply: 'Find goods',
    purchase: 'Post request',
    vcard: 'My card',
    quickNews: 'See flashes'
  },
  recommended: 'For you',
  newsLabel: 'Kinds of news',
  noNews: 'No news of this kind yet',
  noNewsHint: 'Try another tab, or clear the spice filter',
  personalised: { why: 'Chosen by the spices you follow. ', link: 'Turn off personalisation' },
  nothingFollowed: { why: 'Sorted by time; spices that you follow come first. ', link: 'Choose spices' },
  byTime: { why: 'Sorted by time. ', link: 'Turn on personalisation' },
  filing: '桂ICP备00000000号-1 (demo)',
  help: 'Talk to a person',
  helpHint: 'Prices, posting, signing up',
  call: 'Call'
};

export default messages;
