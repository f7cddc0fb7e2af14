import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of supplies and purchase requests in the language spoken now. */
export const listingMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
