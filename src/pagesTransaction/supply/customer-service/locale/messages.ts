import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** What the page of conversations says, in the language spoken now. */
export const serviceMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
