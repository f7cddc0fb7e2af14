import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

export const marketInfoMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
