import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of the purchase request page in the current language. */
export const purchaseInfoMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
