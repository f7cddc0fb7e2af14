import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

/** The words of a supply's page in the language spoken now. */
export const supplyInfoWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
