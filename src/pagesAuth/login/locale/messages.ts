import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of logging in and registering in the language spoken now. */
export const loginMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
