import type { ReportMessages } from './zh-Hans';

const messages: ReportMessages = {
  title: 'Report',
  reason: 'Reason',
  reasons: {
    false: 'False',
    fraud: 'Fraud',
    illegal: 'Illegal',
    infringement: 'Infringement',
    advertising: 'Advertising',
    other: 'Something else'
  },
  text: 'Details',
  textHint: 'Which sentence or number is wrong',
  textMissing: 'Say what is wrong',
  chooseReason: 'Choose a reason',
  send: 'Send report',
  sent: 'Received',
  loginReason: 'Log in to send the report',
  loginText: 'A message tells you what came of it',
  note: 'You will find the outcome in your messages. Nobody is told who reported.'
};

export default messages;
