import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages about counter-offers and acceptance in the current language. */
export const offerMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
