import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of the supply and demand tab in the language spoken now. */
export const transactionMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
