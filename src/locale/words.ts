import { defineWords } from './defineWords';
import chinese from './zh-Hans';

/** The shared words in the language spoken now. */
export const words = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
