import type { ReportMessages } from './zh-Hans';

const messages: ReportMessages = {
  title: 'Report',
  reason: 'Reason',
  reasons: {
    false: 'False information',
    fraud: 'Fraud',
    illegal: 'Illegal content',
    infringement: 'Rights infringement',
    advertising: 'Spam',
    other: 'Other'
  },
  text: 'Details',
  textHint: 'Which sentence or figure is wrong?',
  textMissing: 'Describe the problem',
  chooseReason: 'Choose a reason',
  send: 'Send report',
  sent: 'Received, thank you',
  loginReason: 'Log in to report',
  loginText: 'We will message you the outcome',
  note: 'The outcome will appear in your messages. Reports are anonymous.'
};

export default messages;
