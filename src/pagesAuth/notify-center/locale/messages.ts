import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of the notification centre in the current language. */
export const notifyMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
