import type { ScanMessages } from './zh-Hans';

const messages: ScanMessages = {
  failed: 'Scan failed. Try again',
  empty: 'This code is empty',
  isHere: 'You are already here',
  noPage: 'Cannot open this page'
};

export default messages;
