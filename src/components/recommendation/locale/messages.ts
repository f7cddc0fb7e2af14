import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of what the home recommends, and why, in the language spoken now. */
export const recommendationMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
