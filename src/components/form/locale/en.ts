import type { FormWords } from './zh-Hans';

const words: FormWords = {
  offline: 'No network. What you filled in is safe',
  notKept: 'Not saved, still here',
  notSent: 'Not sent, nothing lost'
};

export default words;
