import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** What is said about a code that was scanned, in the language spoken now. */
export const scanMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
