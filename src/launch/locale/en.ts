import type { LaunchMessages } from './zh-Hans';

const messages: LaunchMessages = {
  updateTitle: 'A new version is ready',
  updateText: 'Restart to use it. Save what you are filling in first.',
  restart: 'Restart now',
  later: 'Later',
  offeredTitle: (name, mobile) => `Log in as ${name} (${mobile})?`,
  offeredText:
    'This link brings a login of that account. Do not go on if it is not yours: what you enter and publish would belong to it.',
  offeredYes: 'It is mine',
  offeredNo: 'Not mine'
};

export default messages;
