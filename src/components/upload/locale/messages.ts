import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of a field for photos in the language spoken now. */
export const photoMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
