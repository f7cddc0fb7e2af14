import type { Language } from '@contract/localText';
import { MINUTE_MS } from '@rules/duration';
import { localNickname } from '@rules/generatedNickname';
import type { Db } from '../../database/schema';
import type { Translator } from '../../http/localText';
import { type TitleNames, translatedTitle } from '../listing/listingTitle';
import { ERASED_USER, fixedTexts } from './fixedTexts';
import { findGoodsNames, findLocalNames } from './localName.repository';
import type { LocalNameTable } from './localName.tables';
import { isKnownLocation, locationTranslator } from './locationNames';

type LatinLanguage = Exclude<Language, 'zh-Hans' | 'zh-Hant'>;
type Translators = Record<Exclude<Language, 'zh-Hans'>, Translator>;

/** Names change with a release or by hand, never by a call: every process reads them again once a minute. */
const MAX_AGE_MS = MINUTE_MS;
const cache = new WeakMap<Db, { translators: Promise<Translators>; expiresAtMs: number }>();

/** @returns the translator into a language, at most a minute old; null for simplified Chinese */
export async function findTranslator(db: Db, language: Language): Promise<Translator | null> {
  if (language === 'zh-Hans') return null;
  const cached = cache.get(db);
  if (cached !== undefined && performance.now() < cached.expiresAtMs) return (await cached.translators)[language];
  const translators = readTranslators(db);
  cache.set(db, { translators, expiresAtMs: performance.now() + MAX_AGE_MS });
  // A failed read is not cached: the database may be back with the next call.
  translators.catch(() => cache.delete(db));
  return (await translators)[language];
}

/** Returns the names of the taxonomy in all languages. */
export function listTerms(db: Db): Promise<LocalNameTable[]> {
  return findLocalNames(db);
}

async function readTranslators(db: Db): Promise<Translators> {
  const [stored, goods, toTraditional] = await Promise.all([
    findLocalNames(db),
    findGoodsNames(db),
    traditionalConverter()
  ]);
  const rows = [...fixedTexts, ...stored];
  const titleNames: TitleNames = {
    varieties: new Set(goods.varieties),
    grades: new Set(goods.grades),
    isRegion: isKnownLocation
  };
  const translatorInto = (language: LatinLanguage): Translator => {
    const names = new Map(rows.map((row) => [row.name, row[language]]));
    const translateLocation = locationTranslator(language);
    return withTitles(language, titleNames, {
      isKnown: (text) => names.has(text),
      taxonomy: byParagraph((text) => names.get(text)),
      location: (text) => names.get(text) ?? translateLocation(text)
    });
  };
  const known = new Set(rows.map(({ name }) => name));
  const traditionalNames = new Map(rows.map((row) => [row.name, row.zh_hant]));
  const traditional = (text: string): string => traditionalNames.get(text) ?? toTraditional(withTradeCharacters(text));
  return {
    'zh-Hant': withTitles('zh-Hant', titleNames, {
      isKnown: (text) => known.has(text),
      taxonomy: traditional,
      location: traditional
    }),
    en: translatorInto('en'),
    fr: translatorInto('fr'),
    es: translatorInto('es')
  };
}

/** Translates a text, or else each of its paragraphs: one that was changed leaves the others translated. */
const byParagraph =
  (translate: (text: string) => string | undefined) =>
  (text: string): string =>
    translate(text) ??
    text
      .split('\n')
      .map((paragraph) => translate(paragraph) ?? paragraph)
      .join('\n');

function withTitles(
  language: Language,
  names: TitleNames,
  { taxonomy, location, isKnown }: Pick<Translator, 'taxonomy' | 'location'> & { isKnown(text: string): boolean }
): Translator {
  // The titles of sessions are on record; those of listings are composed, or the author's own.
  const title = (text: string) =>
    isKnown(text)
      ? taxonomy(text)
      : (translatedTitle(text, names, { language, translateName: taxonomy, translateRegion: location }) ?? text);
  const partyName = (text: string) => (text === ERASED_USER ? taxonomy(text) : localNickname(text, language));
  return { taxonomy, location, title, partyName };
}

/** Dried is 乾 and ginger 薑, which a conversion by frequency takes for 幹 and a surname. */
const withTradeCharacters = (text: string): string =>
  text
    .replace(/(?<=[烘冻晾阴晒风])干|干(?=[货仓果辣花枝])/g, '乾')
    .replace(/(?<=[生沙良南鲜])姜|姜(?=[黄油汁精烯片块粉酱麸])/g, '薑');

let converter: Promise<(text: string) => string> | undefined;

/**
 * Returns the conversion to the characters and words used in Taiwan. Its dictionaries are a third of the server's code,
 * so they are loaded with the first request in another language, once: reading them takes 165 ms.
 */
function traditionalConverter(): Promise<(text: string) => string> {
  converter ??= loadTraditionalConverter();
  return converter;
}

async function loadTraditionalConverter(): Promise<(text: string) => string> {
  const [{ ConverterBuilder }, simplifiedToTraditional] = await Promise.all([
    import('opencc-js/core'),
    import('opencc-js/preset/cn2t')
  ]);
  return ConverterBuilder(simplifiedToTraditional)({ from: 'cn', to: 'tw' });
}
