import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

/** What the page of exchanged contacts says, in the language spoken now. */
export const exchangeWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
