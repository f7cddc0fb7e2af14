import type { Language } from '@/locale/language';

/** Each language in its own words, so that everybody finds theirs. */
export const languageNames: Record<Language, string> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
  fr: 'Français',
  es: 'Español'
};
