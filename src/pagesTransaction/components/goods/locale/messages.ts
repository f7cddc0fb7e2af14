import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** What the choice of goods says, in the language spoken now. */
export const goodsMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
