/** Messages of an unsent form. The other languages have exactly these keys. */
const messages = {
  offline: '网络断开，填的内容都在',
  notKept: '没存上，内容还在这里',
  notSent: '没发出去，内容都在'
};

export type FormMessages = typeof messages;
export default messages;
