import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** What the pages of the trade say together, in the language spoken now. */
export const tradeMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
