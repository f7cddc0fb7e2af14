import type { Language } from '@contract/localText';

/** Fewest terms in Latin letters that a viewer of Chinese is offered a translation for: SGS, ISO 22000 and brands need none. */
const MIN_LATIN_TERMS = 3;
/** Fewest Chinese characters that other viewers are offered a translation for. */
const MIN_CHINESE_CHARACTERS = 2;

/**
 * Returns whether a text is in a script that viewers of the language usually cannot read: Latin letters for Chinese,
 * Chinese characters for the other languages. In a text of both scripts, the larger part counts.
 */
export function isForeignText(text: string, language: Language): boolean {
  const characters = text.match(/[\u3400-\u9fff]/g)?.length ?? 0;
  const terms = text.match(/[A-Za-z\u00c0-\u024f]{2,}/g)?.length ?? 0;
  if (language === 'zh-Hans' || language === 'zh-Hant') return terms >= MIN_LATIN_TERMS && characters < terms;
  // A word of Chinese has two characters.
  return characters >= MIN_CHINESE_CHARACTERS && characters >= terms * 2;
}
