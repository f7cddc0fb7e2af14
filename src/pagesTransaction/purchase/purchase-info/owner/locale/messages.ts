import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of the buyer's purchase request page in the current language. */
export const ownerMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
