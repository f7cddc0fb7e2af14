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
    'We sell no personal data; others see your contact details only when you choose so. The only third-party SDK is WeChat’s, in its own browser.',
    'Opening a business card is recorded for its owner; to leave no name, turn on anonymous browsing in Settings.',
    'WeChat processes payments and we never see your bank card; orders are vouchers, kept without your identity after the account is deleted.',
    'In Settings you can export your data, turn off personalised recommendations, withdraw consent and delete the account.',
    'The organiser uses your registration to run the expo and check tickets; exhibitors whom you meet see your name, company and position; certificates can be checked by their number.'
  ],
  agreementSummary: [
    'Prices and news can be viewed without an account; an account needs only a mobile number.',
    'Prices are collected for reference only and are not a basis for contracts.',
    'Your account is personal; what you publish must be true and is your responsibility.',
    'Paid levels of business cards are paid once and never renewed automatically; a full refund can be requested for 7 days after the payment.',
    'You can log out at any time, or delete the account in Settings; you have 7 days to change your mind.'
  ]
};

export default messages;
