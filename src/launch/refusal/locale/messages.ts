import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words about what WeChat or the phone refused, in the language spoken now. */
export const refusalMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
