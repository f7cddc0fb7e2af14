import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** What the page of exchanged contacts says, in the language spoken now. */
export const exchangeMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
