import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of choosing varieties in the language spoken now. */
export const varietyMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
