import type { FormMessages } from './zh-Hans';

const messages: FormMessages = {
  offline: 'You are offline. Nothing you entered is lost',
  notKept: 'Not saved. Still here',
  notSent: 'Not sent, nothing lost',
  outdatedTitle: 'Which version do you want to use?',
  outdatedText: (time) => `Your draft on this device (${time}) differs from the version saved in your account.`,
  useDraft: 'Use draft',
  useStored: 'Use saved version'
};

export default messages;
