import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of verification in the language spoken now. */
export const verificationMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
