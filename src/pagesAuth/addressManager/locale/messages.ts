import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of the address book in the language spoken now. */
export const addressMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
