import type { AuthMessages } from './zh-Hans';

const messages: AuthMessages = {
  loginTitle: 'Log in to Xiangshi',
  helloTo: (name) => `Hello, ${name}`,
  loginText: 'See phone numbers, post listings, follow prices',
  mobile: 'Mobile number',
  mobilePlaceholder: 'Mobile number',
  autoCreate: 'New numbers get an account automatically once verified.',
  missingDigits: (count) => (count === 1 ? '1 more digit' : `${count} more digits`),
  wrongNumber: 'Invalid mobile number. Please check',
  agreeTo: 'I have read and agree to the',
  and: ' and the ',
  agreement: 'user agreement',
  policy: 'privacy policy',
  agreementTitle: 'User agreement',
  policyTitle: 'Privacy policy',
  agreeTitle: 'Please agree to continue',
  agreeText:
    'Please read the user agreement and the privacy policy. Your mobile number is used only for login and account security.',
  agreeAndGo: 'Agree and continue',
  ageHint: 'You must be at least 14 to sign up.',
  later: 'Not now',
  enterCode: 'Enter the code',
  sentTo: (mobile) => `Code sent to ${mobile}`,
  changeNumber: 'Change number',
  noCode: 'No SMS? Check your spam filter or use another number.',
  version: (version) => `Version ${version}`,
  effective: (date) => `In force from ${date}`,
  contents: 'Contents',
  summary: 'Key points',
  binding: 'Only the simplified Chinese text is legally binding.'
};

export default messages;
