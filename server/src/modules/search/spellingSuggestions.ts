import type { VarietyNames } from '../pricing/variety.service';
import { spell } from '../textSearch/pinyin';

const MAX_SUGGESTIONS = 5;

/**
 * Returns names of varieties that may have been meant: those that sound the same or nearly so (八脚 and bajao for 八角), or
 * that share all but one of their characters.
 */
export function suggestSpellings(all: VarietyNames[], query: string): string[] {
  const pinyin = /^[a-z ]+$/.test(query) ? query.replaceAll(' ', '') : spell(query).full;
  const ranked = all
    .map((variety) => ({ name: variety.name, distance: distanceOf(variety, query, pinyin) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance);
  return ranked.slice(0, MAX_SUGGESTIONS).map(({ name }) => name);
}

function distanceOf(variety: VarietyNames, query: string, pinyin: string): number {
  const names = [variety.name, ...variety.aliases];
  const byPinyin = names.map((name) => distanceWithin(spell(name).full, pinyin, 5));
  const byCharacters = names.map((name) => (name.length > 1 ? distanceWithin(name, query, 2) : Infinity));
  return Math.min(...byPinyin, ...byCharacters, distanceWithin(variety.englishName.toLowerCase(), query, 5));
}

/**
 * Returns the distance of two words, Infinity when it is more than a typo: one change in a short word, two in a long
 * one.
 */
function distanceWithin(word: string, other: string, minLength: number): number {
  if (word.length < minLength || other.length < minLength) return word === other && word !== '' ? 0 : Infinity;
  const allowed = Math.min(word.length, other.length) > 8 ? 2 : 1;
  if (Math.abs(word.length - other.length) > allowed) return Infinity;
  const distance = editDistance(word, other);
  return distance <= allowed ? distance : Infinity;
}

/** Number of characters to add, omit or change (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
