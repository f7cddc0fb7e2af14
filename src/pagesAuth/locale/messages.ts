import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of login and the legal texts in the language spoken now. */
export const authMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
