import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of a supply's page in the language spoken now. */
export const supplyInfoMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
