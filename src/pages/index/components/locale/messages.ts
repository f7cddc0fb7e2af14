import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Words of the home that its first screen does not show: they come with the parts that do. */
export const lowerHomeMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
