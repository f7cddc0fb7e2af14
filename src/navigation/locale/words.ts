import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

/** The words of what leads out of the app, in the language spoken now. */
export const outsideWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
