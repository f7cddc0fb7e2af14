import { sql } from 'kysely';
import type { ExpoBrief } from '@contract/expo';
import type { Db } from '../../database/schema';
import { matchesSearchTerms } from '../textSearch/searchMatch';
import type { SearchTerms } from '../textSearch/searchTerms';
import { getCurrentExpo } from './expo.service';
import { matchesExpo } from './expoFacts.repository';

/** Names that users have for the expo, whatever it is called; in lower case. */
const COMMON_NAMES: ReadonlySet<string> = new Set([
  '展会',
  '展览',
  '展览会',
  '博览会',
  '香料展',
  '香料博览会',
  '香博会',
  'expo'
]);

/** Returns the current expo when its name or venue matches, or the query means it; null otherwise and between expos. */
export async function findMatchingExpo(
  db: Db,
  terms: SearchTerms,
  { word, nowMs }: { word: string; nowMs: number }
): Promise<ExpoBrief | null> {
  const expo = await getCurrentExpo(db, new Date(nowMs));
  if (expo === null) return null;
  const { id, name, startsOn, endsOn, venue } = expo;
  const condition = matchesSearchTerms(terms, sql`search_tokens`, () => sql<boolean>`false`);
  const isMeant = COMMON_NAMES.has(word.toLowerCase()) || (await matchesExpo(db, id, condition));
  return isMeant ? { id, name, startsOn, endsOn, venue } : null;
}
