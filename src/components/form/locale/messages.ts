import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of a form that was not sent, in the language spoken now. */
export const formMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
