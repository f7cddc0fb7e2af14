import { defineMessages } from './defineMessages';
import chinese from './zh-Hans';

/** The shared words in the language spoken now. */
export const messages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
