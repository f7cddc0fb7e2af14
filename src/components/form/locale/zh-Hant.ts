import type { FormMessages } from './zh-Hans';

const messages: FormMessages = {
  offline: '網路中斷，填的內容都在',
  notKept: '沒存上，內容還在這裡',
  notSent: '沒發出去，內容都在',
  outdatedTitle: '用哪份草稿？',
  outdatedText: (time) => `這台裝置有 ${time} 的草稿，之後別處又儲存或提交過`,
  useDevice: '用這台裝置的',
  useStored: '用最新儲存的'
};

export default messages;
