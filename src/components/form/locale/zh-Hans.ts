/** Messages of an unsent form. The other languages have exactly these keys. */
const messages = {
  offline: '网络断开，填的内容都在',
  notKept: '没存上，内容还在这里',
  notSent: '没发出去，内容都在',
  outdatedTitle: '草稿有两份',
  outdatedText: (time: string) => `这台设备上有 ${time} 的草稿，和账号里保存的内容不同`,
  useDraft: '用这台设备的',
  useStored: '用账号里的'
};

export type FormMessages = typeof messages;
export default messages;
