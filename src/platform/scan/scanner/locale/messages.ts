import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of the scanner in the language spoken now. */
export const scannerMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
