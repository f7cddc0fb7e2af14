import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** What a request says to its buyer, in the language spoken now. */
export const ownerMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
