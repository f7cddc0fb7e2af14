import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

/** The words of calendars in the language spoken now. */
export const calendarWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
