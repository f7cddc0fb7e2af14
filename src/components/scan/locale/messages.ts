import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages about scanned codes in the current language. */
export const scanMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
