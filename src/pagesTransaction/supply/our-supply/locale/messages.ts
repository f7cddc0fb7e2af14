import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of one’s own supplies in the language spoken now. */
export const ownSupplyMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
