import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Messages of the home page below the first screen; loaded with the components that use them. */
export const lowerHomeMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
