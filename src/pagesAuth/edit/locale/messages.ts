import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** The words of the pages on which people edit what they tell about themselves, in the language spoken now. */
export const editMessages = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
