import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

/** The words of the supply and demand tab in the language spoken now. */
export const transactionWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
