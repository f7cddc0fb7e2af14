import type { Language } from '@contract/localText';
import type { Settings } from '../settings';
import { fetchExternalService, ServiceUnavailableError } from './externalService';

/** Translates texts of members. */
export interface TextTranslator {
  /** Name of the service, which viewers see. */
  readonly name: string;
  /** True for the demo, which replaces terms of the trade only. */
  readonly isDemo: boolean;
  /** @throws ServiceUnavailableError when the service gives no translation */
  translate(text: string, language: Language): Promise<string>;
}

/** Name of the taxonomy: simplified Chinese, and the other languages. */
export interface TermRow {
  name: string;
  /** Null when it is written with the same characters, or converted one by one. */
  zh_hant: string | null;
  en: string;
  fr: string;
  es: string;
}

/** Creates the translator of the settings; null without one, except in the demo. */
export function createTextTranslator(
  { translation, isDemo }: Pick<Settings, 'translation' | 'isDemo'>,
  findTerms: () => Promise<TermRow[]>
): TextTranslator | null {
  if (translation !== undefined) return new LibreTranslate(translation);
  return isDemo ? new DemoTranslator(findTerms) : null;
}

const demoMarks: Record<Language, string> = {
  'zh-Hans': '【演示译文：只替换行业名词】',
  'zh-Hant': '【演示譯文：只替換行業名詞】',
  en: '[Demo translation: trade terms only] ',
  fr: '[Traduction de démonstration\u202f: termes du métier uniquement] ',
  es: '[Traducción de demostración: solo términos del sector] '
};

/**
 * Replaces the names of varieties, grades and markets in a text and leaves the rest in its language. The result begins with
 * a mark that says so.
 */
export class DemoTranslator implements TextTranslator {
  readonly name = 'Xiangshi Demo';
  readonly isDemo = true;

  constructor(private readonly findTerms: () => Promise<TermRow[]>) {}

  async translate(text: string, language: Language): Promise<string> {
    const rows = await this.findTerms();
    const translated = language.startsWith('zh')
      ? replaceLatinTerms(text, rows, language === 'zh-Hant' ? 'zh_hant' : 'name')
      : replaceChineseTerms(text, rows, language as 'en' | 'fr' | 'es');
    return demoMarks[language] + translated;
  }
}

/** Longer names first: 八角 is part of 大红八角. */
function alternativesOf(terms: Iterable<string>): string {
  return [...terms]
    .filter((term) => term.length > 1)
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
    .join('|');
}

function replaceChineseTerms(text: string, rows: TermRow[], column: 'en' | 'fr' | 'es'): string {
  const terms = new Map(
    rows.flatMap((row) => [row.name, row.zh_hant ?? row.name].map((name) => [name, row[column]] as const))
  );
  const pattern = alternativesOf(terms.keys());
  if (pattern === '') return text;
  return text
    .replace(new RegExp(pattern, 'g'), (term) => ` ${terms.get(term) ?? term} `)
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[，。、；：！？,.;:!?])/g, '')
    .trim();
}

function replaceLatinTerms(text: string, rows: TermRow[], column: 'name' | 'zh_hant'): string {
  const terms = new Map(
    rows.flatMap((row) =>
      [row.en, row.fr, row.es].map((term) => [term.toLowerCase(), row[column] ?? row.name] as const)
    )
  );
  const pattern = alternativesOf(terms.keys());
  if (pattern === '') return text;
  const wholeTerms = new RegExp(`(?<!\\p{L})(${pattern})(?!\\p{L})`, 'giu');
  return text.replace(wholeTerms, (term) => terms.get(term.toLowerCase()) ?? term);
}

const TIMEOUT_MS = 10_000;
/** Longest translation that is accepted: several times the longest text of a member. */
const MAX_TEXT = 5000;

/** Codes of LibreTranslate: its older versions know these alone, newer ones accept them as other names. */
const codes: Record<Language, string> = { 'zh-Hans': 'zh', 'zh-Hant': 'zt', en: 'en', fr: 'fr', es: 'es' };

/**
 * Calls a service with the API of LibreTranslate: POST JSON `{ q, source: "auto", target, format: "text", api_key }` to
 * `<url>/translate`; the response is `{ translatedText }`.
 */
export class LibreTranslate implements TextTranslator {
  readonly isDemo = false;
  readonly name: string;

  constructor(private readonly settings: { url: string; key: string; name: string }) {
    this.name = settings.name;
  }

  /** @throws ServiceUnavailableError when the service does not answer, or without a text */
  async translate(text: string, language: Language): Promise<string> {
    const { url, key } = this.settings;
    const body = {
      ...{ q: text, source: 'auto', target: codes[language], format: 'text' },
      ...(key !== '' && { api_key: key })
    };
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const address = `${url.replace(/\/+$/, '')}/translate`;
    const response = await fetchExternalService('The translation service', address, request, TIMEOUT_MS);
    const answer = (await response.json().catch(() => null)) as { translatedText?: unknown } | null;
    const translated = answer?.translatedText;
    if (typeof translated !== 'string' || translated.trim() === '' || translated.length > MAX_TEXT)
      throw new ServiceUnavailableError('The translation service answered no text');
    return translated;
  }
}
