import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

/** What we say of ourselves and how we are reached, in the language spoken now. */
export const aboutWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
