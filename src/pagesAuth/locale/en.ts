import type { AuthMessages } from './zh-Hans';

const messages: AuthMessages = {
  loginTitle: 'Log in to Xiangshi',
  helloTo: (name) => `Hello ${name}`,
  loginText: 'See phone numbers, publish offers, follow prices',
  mobile: 'Mobile number',
  mobilePlaceholder: 'Mobile number',
  autoCreate: 'A new number gets an account once it is verified.',
  getCode: 'Get the code',
  missingDigits: (count) => (count === 1 ? '1 digit is missing' : `${count} digits are missing`),
  wrongNumber: 'This is not a mobile number, please check it',
  agreeTo: 'I have read and agree to the',
  and: ' and the ',
  agreement: 'user agreement',
  policy: 'privacy policy',
  agreementTitle: 'User agreement',
  policyTitle: 'Privacy policy',
  agreeTitle: 'Agree to continue',
  agreeText:
    'Please read the user agreement and the privacy policy. Your number serves for login and account safety only.',
  agreeAndGo: 'Agree and go on',
  later: 'Look around',
  enterCode: 'Enter the code',
  sentTo: (mobile) => `The code was sent to ${mobile}`,
  resendIn: (seconds) => `Send again in ${seconds} s`,
  resend: 'Send again',
  changeNumber: 'Another number',
  demoCode: (code) => `Demo code ${code}`,
  fillIn: 'Fill in',
  wrongCode: (attemptsLeft) =>
    attemptsLeft === 1 ? 'Wrong code, 1 try left' : `Wrong code, ${attemptsLeft} tries left`,
  expiredCode: 'This code has expired, get another one',
  noCode: 'No message? Check the spam filter, or use another number.',
  version: (version) => `Version ${version}`,
  effective: (date) => `In force from ${date}`,
  contents: 'Contents',
  summary: 'In short',
  binding: 'The simplified Chinese text is the binding one.'
};

export default messages;
