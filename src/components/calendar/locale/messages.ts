import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Calendar messages in the current language. */
export const calendarMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
