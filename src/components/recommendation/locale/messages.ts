import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of the home page's recommendations in the current language. */
export const recommendationMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
