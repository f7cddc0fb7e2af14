import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** What owners do with their supplies, in the language spoken now. */
export const supplyMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
