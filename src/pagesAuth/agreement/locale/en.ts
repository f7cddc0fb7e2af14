import type { AgreementMessages } from './zh-Hans';

const messages: AgreementMessages = {
  versions: 'Versions',
  shown: 'Shown',
  read: 'Read',
  earlier: 'This is an earlier version and no longer in force',
  save: 'Save the text',
  saveFailed: 'It could not be saved',
  withdraw: 'Withdraw consent',
  withdrawTitle: 'Withdraw your consent?',
  withdrawText:
    'You are logged out and your searches are cleared; you can go on browsing. To erase what your account holds, cancel the account in the settings.',
  withdrawn: 'Withdrawn',
  policySummary: [
    'Prices, news and listings are open without an account; nothing about you is collected then.',
    'An account needs a mobile number only; identity, company papers and addresses are asked for when a feature needs them.',
    'Numbers and photos of identity papers are sensitive: they take a consent of their own and are stored encrypted.',
    'There is no third-party SDK and nothing is sold; whoever you trade with sees your contact only when you choose so.',
    'The settings let you export your data, switch off personal recommendations, withdraw consent and cancel the account.'
  ],
  agreementSummary: [
    'Prices and news are open without an account; an account takes a mobile number only.',
    'Prices are collected for reference and are no basis for a contract.',
    'An account is for one person; what you publish must be true and is your responsibility.',
    'You can log out at any time, or cancel the account in the settings and change your mind within 7 days.'
  ]
};

export default messages;
