import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of the address book in the current language. */
export const addressMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
