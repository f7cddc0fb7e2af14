import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

/** The words about what WeChat or the phone refused, in the language spoken now. */
export const refusalWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
