import { makeAutoObservable } from 'mobx';
import { setNumberSigns } from '@/lib/numberSigns';

/** The locale codes of the specification. */
export const languages = ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The best of our languages for a system locale such as `zh-TW` or `en-GB`; simplified Chinese when none fits. */
export function languageOfLocale(locale: string): Language {
  const tag = locale.replace('_', '-').toLowerCase();
  if (/^zh-(hant|tw|hk|mo)/.test(tag)) return 'zh-Hant';
  return languages.find((language) => tag.startsWith(language) || tag.split('-')[0] === language) ?? 'zh-Hans';
}

/** The language the interface speaks now. The settings store sets it; dictionaries follow without a reload. */
class LanguageState {
  current: Language = 'zh-Hans';
  /** Number of dictionaries on their way: texts of another language are shown until they arrive. */
  pending = 0;

  constructor() {
    makeAutoObservable(this);
  }

  set(language: Language): void {
    setNumberSigns(language);
    this.current = language;
  }

  addPending(count: 1 | -1): void {
    this.pending += count;
  }
}

export const language = new LanguageState();
