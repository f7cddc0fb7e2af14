import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The home's words in the language spoken now. */
export const homeMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
