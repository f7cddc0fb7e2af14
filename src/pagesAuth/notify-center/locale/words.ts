import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

/** The words of the message centre in the language spoken now. */
export const notifyWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
