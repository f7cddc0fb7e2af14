import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Report messages in the current language. */
export const reportMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
