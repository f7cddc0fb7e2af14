import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of the supply and demand tab in the current language. */
export const transactionMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
