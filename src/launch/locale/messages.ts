import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of what a launch may ask, in the language spoken now. */
export const launchMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
