import type { ConsentMessages } from './zh-Hans';

const messages: ConsentMessages = {
  title: 'Welcome to Xiangshi',
  changed: 'The agreements have changed',
  points: [
    'Prices, news and listings are open without an account; nothing about you is collected then.',
    'An account needs your mobile number only; camera and album are asked for when they are used.',
    'Recommendations are sorted by an algorithm that you can switch off at any time.'
  ],
  agreement: 'User agreement',
  policy: 'Privacy policy',
  agree: 'Agree and go on',
  browseOnly: 'No, just browse',
  logOut: 'No, log out'
};

export default messages;
