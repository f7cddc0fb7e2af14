import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Words about quotations, in the language spoken now. */
export const quotationMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
