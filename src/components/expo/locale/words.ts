import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

/** The words of the expo's ticket in the language spoken now. */
export const expoWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
