import type { FormMessages } from './zh-Hans';

const messages: FormMessages = {
  offline: 'You are offline. Nothing you entered is lost',
  notKept: 'Not saved. Still here',
  notSent: 'Not sent, nothing lost',
  outdatedTitle: 'Which draft do you want to use?',
  outdatedText: (time) => `This device has a draft from ${time}. Another version was saved or sent elsewhere since.`,
  useDevice: 'This device',
  useStored: 'Latest saved'
};

export default messages;
