import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages about quotations in the current language. */
export const quotationMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
