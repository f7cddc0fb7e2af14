import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of the about and contact pages in the current language. */
export const aboutMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
