import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

/** The words of the cropper in the language spoken now. */
export const cropperWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
