import { defineWords } from '@/locale/defineWords';
import chinese from './zh-Hans';

export const mapPlaceWords = defineWords(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
