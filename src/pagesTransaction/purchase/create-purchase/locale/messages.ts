import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of the purchase request form in the current language. */
export const createPurchaseMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
