import type { VarietyNames } from '../pricing/variety.service';
import { spell } from '../textSearch/pinyin';

export interface VarietyMatch {
  /** Variety named by the query: by its name, an alias, its pinyin, its initials or its English name. */
  meant: VarietyNames | undefined;
  /** Partial matches, the best first. */
  others: VarietyNames[];
  /** Rest of the query beside the name: 无硫 in 无硫八角. */
  rest: string;
}

const LATIN = /^[a-z]+$/;

/** Returns how well a variety matches, smaller is better; undefined when it does not. */
function matchRank(variety: VarietyNames, query: string): number | undefined {
  const names = [variety.name, ...variety.aliases];
  const english = variety.englishName.toLowerCase();
  if (names.includes(query) || variety.initials.includes(query) || english === query) return 0;
  const spelt = LATIN.test(query) ? names.map((name) => spell(name).full) : [];
  if (spelt.includes(query)) return 0;
  if (names.some((name) => name.startsWith(query)) || english.startsWith(query)) return 1;
  const begins = (letters: string) => letters.startsWith(query);
  if (LATIN.test(query) && (variety.initials.some(begins) || spelt.some(begins))) return 2;
  // A single letter inside an English name has no significance.
  if (names.some((name) => name.includes(query)) || (query.length > 2 && english.includes(query))) return 3;
  return undefined;
}

/** Returns the longest of the names contained in the query. */
function nameIn(variety: VarietyNames, query: string): string {
  return [variety.name, ...variety.aliases]
    .filter((name) => query.includes(name))
    .reduce((longest, name) => (name.length > longest.length ? name : longest), '');
}

/**
 * Returns the varieties that a query may mean. A query that is longer than a name (无硫八角, 玉林大料) means the variety with
 * the longest name in it; one that is a name of several varieties (hj) means none of them in particular.
 * @param query trimmed and in lower case, not empty
 */
export function matchVarieties(all: VarietyNames[], query: string): VarietyMatch {
  const ranked = all
    .map((variety) => ({ variety, rank: matchRank(variety, query) ?? Infinity }))
    .filter(({ rank }) => rank < Infinity)
    .sort((left, right) => left.rank - right.rank);
  const exact = ranked.filter(({ rank }) => rank === 0);
  const meant = exact.length === 1 ? exact[0]?.variety : undefined;
  const others = ranked.map(({ variety }) => variety).filter((variety) => variety !== meant);
  return ranked.length > 0 ? { meant, others, rest: '' } : matchInside(all, query);
}

function matchInside(all: VarietyNames[], query: string): VarietyMatch {
  const [longest] = all
    .map((variety) => ({ variety, name: nameIn(variety, query) }))
    .filter(({ name }) => name !== '')
    .sort((left, right) => right.name.length - left.name.length);
  if (longest === undefined) return { meant: undefined, others: [], rest: '' };
  return { meant: longest.variety, others: [], rest: query.replace(longest.name, ' ').trim() };
}

/** Returns the name of the meant variety when the query is exactly an alias or the initials of it. */
export function aliasOf({ meant }: VarietyMatch, query: string): string | null {
  return meant !== undefined && meant.name !== query && matchRank(meant, query) === 0 ? meant.name : null;
}
