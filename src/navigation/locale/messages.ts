import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of what leads out of the app, in the language spoken now. */
export const outsideMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
