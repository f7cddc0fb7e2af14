import type { Language } from '@contract/localText';
import en from './en';
import es from './es';
import fr from './fr';
import zhHans, { type ShareTexts } from './zh-Hans';
import zhHant from './zh-Hant';

const dictionaries: Record<Language, ShareTexts> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, fr, es };

export const textsOf = (language: Language): ShareTexts => dictionaries[language];

/** Writes a day of the form 2026-11-20 without its year. */
export const dayText = (day: string, { monthDay }: ShareTexts): string =>
  monthDay(Number(day.slice(5, 7)), Number(day.slice(8, 10)));
