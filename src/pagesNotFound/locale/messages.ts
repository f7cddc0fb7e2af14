import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of the not-found page in the current language. */
export const notFoundMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
