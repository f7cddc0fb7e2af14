import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of news and flashes in the language spoken now. */
export const newsMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
