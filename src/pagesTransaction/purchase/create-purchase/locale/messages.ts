import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** What the form of a purchase request says, in the language spoken now. */
export const createPurchaseMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
