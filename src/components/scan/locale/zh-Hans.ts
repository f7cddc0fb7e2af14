/** Toast messages, at most 14 characters each. */
const messages = {
  failed: '没有扫成，再试一次',
  empty: '这个码里没有内容',
  isHere: '已经在这个页面',
  noPage: '这个码的页面打不开'
};

/** Messages about scanned codes. */
export type ScanMessages = typeof messages;
export default messages;
