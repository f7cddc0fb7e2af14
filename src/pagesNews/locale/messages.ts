import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of news and flashes in the current language. */
export const newsMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
