import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of the sheets over a price line, which are loaded with the first of them. */
export const lineSheetMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
