import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of the login and legal pages in the current language. */
export const authMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
