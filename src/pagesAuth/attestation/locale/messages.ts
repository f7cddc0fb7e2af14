import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of the verification pages in the current language. */
export const verificationMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
