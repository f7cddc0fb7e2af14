import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages shared by all trade pages, in the current language. */
export const tradeMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
