import type { ScanMessages } from './zh-Hans';

const messages: ScanMessages = {
  failed: 'Not scanned, try again',
  empty: 'The code is empty',
  isHere: 'You are on this page',
  noPage: 'This page cannot be opened'
};

export default messages;
