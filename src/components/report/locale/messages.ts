import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of reports in the language spoken now. */
export const reportMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
