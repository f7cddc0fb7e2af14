import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** What we say of ourselves and how we are reached, in the language spoken now. */
export const aboutMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
