import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of the own purchase requests page in the current language. */
export const ourPurchaseMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
