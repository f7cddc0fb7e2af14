import type { FormMessages } from './zh-Hans';

const messages: FormMessages = {
  offline: '網路中斷，填的內容都在',
  notKept: '沒存上，內容還在這裡',
  notSent: '沒發出去，內容都在',
  outdatedTitle: '草稿有兩份',
  outdatedText: (time) => `這台裝置上有 ${time} 的草稿，和帳號裡儲存的內容不同`,
  useDraft: '用這台裝置的',
  useStored: '用帳號裡的'
};

export default messages;
