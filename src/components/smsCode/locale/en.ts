import type { SmsCodeMessages } from './zh-Hans';

const messages: SmsCodeMessages = {
  getCode: 'Get code',
  resendIn: (seconds) => `Resend in ${seconds} s`,
  resend: 'Resend',
  wrongCode: (attemptsLeft) =>
    attemptsLeft === 1 ? 'Incorrect code, 1 attempt left' : `Incorrect code, ${attemptsLeft} attempts left`,
  expiredCode: 'Code expired. Get a new one',
  demoCode: (code) => `Demo code ${code}`,
  fillIn: 'Fill in'
};

export default messages;
