import type { ScanWords } from './zh-Hans';

const words: ScanWords = {
  failed: 'Not scanned, try again',
  empty: 'The code is empty',
  isHere: 'You are on this page',
  noPage: 'This page cannot be opened'
};

export default words;
