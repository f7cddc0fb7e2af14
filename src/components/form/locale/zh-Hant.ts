import type { FormMessages } from './zh-Hans';

const messages: FormMessages = {
  offline: '網路中斷，填的內容都在',
  notKept: '沒存上，內容還在這裡',
  notSent: '沒發出去，內容都在'
};

export default messages;
