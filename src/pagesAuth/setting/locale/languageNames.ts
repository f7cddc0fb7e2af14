import type { Language } from '@/locale/language';

/** Native names of the languages, readable before the language is changed. */
export const languageNames: Record<Language, string> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
  fr: 'Français',
  es: 'Español'
};
