import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** What the landing of a shared supply says, in the language spoken now. */
export const landingMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
