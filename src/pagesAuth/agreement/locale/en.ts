import type { AgreementMessages } from './zh-Hans';

const messages: AgreementMessages = {
  versions: 'Version history',
  shown: 'Viewing',
  read: 'Read',
  earlier: 'This is an earlier version that is no longer in force',
  save: 'Save full text',
  saveFailed: 'Could not save',
  withdraw: 'Withdraw my consent',
  withdrawTitle: 'Withdraw your consent?',
  withdrawText:
    'You will be logged out and your search history cleared; you can still browse. To delete your account data, delete the account in Settings.',
  withdrawn: 'Consent withdrawn',
  policySummary: [
    'Prices, news and listings can be viewed without an account; we collect no personal data then.',
    'An account needs only a mobile number; identity, company documents and addresses are requested only when a feature needs them.',
    'ID numbers and photos of ID documents are sensitive data: they require separate consent and are stored encrypted.',
    'We use no third-party SDKs and sell no personal data; trading partners see your contact details only when you choose so.',
    'In Settings you can export your data, turn off personalised recommendations, withdraw consent and delete the account.'
  ],
  agreementSummary: [
    'Prices and news can be viewed without an account; an account needs only a mobile number.',
    'Prices are collected for reference only and are not a basis for contracts.',
    'Your account is personal; what you publish must be true and is your responsibility.',
    'You can log out at any time, or delete the account in Settings; you have 7 days to change your mind.'
  ]
};

export default messages;
