import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

/** Words about quotations, in the language spoken now. */
export const offerWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
