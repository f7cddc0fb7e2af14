import type { ScanMessages } from './zh-Hans';

const messages: ScanMessages = {
  failed: '沒有掃成，再試一次',
  empty: '這個碼裡沒有內容',
  isHere: '已經在這個頁面',
  noPage: '這個碼的頁面打不開'
};

export default messages;
