import type { FormMessages } from './zh-Hans';

const messages: FormMessages = {
  offline: 'No network. What you filled in is safe',
  notKept: 'Not saved, still here',
  notSent: 'Not sent, nothing lost'
};

export default messages;
