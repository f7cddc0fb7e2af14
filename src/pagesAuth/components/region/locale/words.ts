import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

export const regionFieldWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
