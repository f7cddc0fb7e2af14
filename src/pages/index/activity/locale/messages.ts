// Written by `npm run dictionaries` from the type in zh-Hans.ts: change that, not this file.
import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Returns ActivityMessages in the current language. */
export const activityMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
