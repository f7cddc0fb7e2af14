import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of login and registration in the current language. */
export const loginMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
