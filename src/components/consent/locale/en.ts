import type { ConsentMessages } from './zh-Hans';

const messages: ConsentMessages = {
  title: 'Welcome to Xiangshi',
  changed: 'Our agreements have changed',
  points: [
    'Browse prices, news and listings without an account; we collect nothing that identifies you.',
    'An account only needs your mobile number. We ask for camera or album access when you use them.',
    'An algorithm ranks your recommendations. You can turn it off at any time.'
  ],
  analytics: 'Allow usage statistics to help us improve (optional)',
  agreement: 'User agreement',
  policy: 'Privacy policy',
  agree: 'Agree and continue',
  browseOnly: 'No, just browse',
  logOut: 'No, log out'
};

export default messages;
