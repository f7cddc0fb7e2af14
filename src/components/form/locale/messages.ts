import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of an unsent form in the current language. */
export const formMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
