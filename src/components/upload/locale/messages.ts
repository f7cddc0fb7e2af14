import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Photo field messages in the current language. */
export const photoMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
