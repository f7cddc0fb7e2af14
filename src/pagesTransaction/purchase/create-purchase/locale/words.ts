import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

/** What the form of a purchase request says, in the language spoken now. */
export const createPurchaseWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
