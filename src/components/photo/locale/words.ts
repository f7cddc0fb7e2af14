import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

/** The words of a field for photos in the language spoken now. */
export const photoWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
