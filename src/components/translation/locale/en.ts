import type { TranslationMessages } from './zh-Hans';

const messages: TranslationMessages = {
  translate: 'Translate',
  original: 'Show original',
  loading: 'Translating',
  retry: 'Try again',
  by: (name) => `Translated by ${name}`,
  demo: 'Demo translation: only trade terms are replaced',
  limited: 'No translations left for today'
};

export default messages;
