/** Messages of an unsent form. The other languages have exactly these keys. */
const messages = {
  offline: '网络断开，填的内容都在',
  notKept: '没存上，内容还在这里',
  notSent: '没发出去，内容都在',
  outdatedTitle: '用哪份草稿？',
  outdatedText: (time: string) => `这台设备有 ${time} 的草稿，之后别处又保存或提交过`,
  useDevice: '用这台设备的',
  useStored: '用最新保存的'
};

export type FormMessages = typeof messages;
export default messages;
