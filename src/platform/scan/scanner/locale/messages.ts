import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Texts of the scanner in the current language. */
export const scannerMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
