import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of supplies and purchase requests in the current language. */
export const listingMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
