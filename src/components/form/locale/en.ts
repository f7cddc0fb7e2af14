import type { FormMessages } from './zh-Hans';

const messages: FormMessages = {
  offline: 'You are offline. Nothing you entered is lost',
  notKept: 'Not saved. Still here',
  notSent: 'Not sent, nothing lost'
};

export default messages;
