import type { LaunchMessages } from './zh-Hans';

const messages: LaunchMessages = {
  updateTitle: 'A new version is ready',
  updateText: 'Restart to use it. Save your changes first.',
  restart: 'Restart now',
  later: 'Later',
  askingApp: 'Opening the app to log in',
  appSilentTitle: 'The Xiangshi app did not respond',
  appSilentText: 'You can log in with your mobile number instead. If the app logs you in later, this page follows.',
  byPhone: 'Use mobile number',
  noApp: 'Not in the app: log in here',
  offeredTitle: (name, mobile) => `Log in as ${name} (${mobile})?`,
  offeredText:
    'This link logs you in to this account. Do not continue if it is not yours: anything you enter or publish would belong to it.',
  offeredYes: 'It is my account',
  offeredNo: 'Not me'
};

export default messages;
