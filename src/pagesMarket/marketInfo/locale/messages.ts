import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of the sheets of a price line, loaded together with the first of them. */
export const lineSheetMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
