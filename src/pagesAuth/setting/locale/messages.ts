import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of settings and feedback in the current language. */
export const settingMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
