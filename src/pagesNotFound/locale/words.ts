import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

/** The words of what stands in for a page that is not there, in the language spoken now. */
export const notFoundWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
