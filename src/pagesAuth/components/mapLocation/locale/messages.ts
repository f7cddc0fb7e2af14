import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

export const mapLocationMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
