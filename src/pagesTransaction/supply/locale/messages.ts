import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages about owner actions on supplies, in the current language. */
export const supplyMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
