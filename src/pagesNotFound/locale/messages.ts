import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of what stands in for a page that is not there, in the language spoken now. */
export const notFoundMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
