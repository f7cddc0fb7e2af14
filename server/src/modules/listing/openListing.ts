import { sql, type RawBuilder } from 'kysely';
import { matchesSearchTerms } from '../textSearch/searchMatch';
import type { SearchTerms } from '../textSearch/searchTerms';
import { visibleTo, type Viewer } from './audience';

/** A supply that everybody finds in the lists. */
export function isSupplyOpen(nowMs: number): RawBuilder<boolean> {
  return sql<boolean>`(status = 'published' and valid_until >= ${today(nowMs)})`;
}

/** A request that takes quotations, of those that are for these eyes. */
export function isPurchaseOpen(nowMs: number, viewer: Viewer = null): RawBuilder<boolean> {
  return sql<boolean>`(status = 'published' and ${visibleTo(viewer)} and quote_deadline_ms > ${nowMs}::int8)`;
}

/** The day of a moment in Asia/Shanghai. */
function today(nowMs: number): RawBuilder<string> {
  return sql<string>`(to_timestamp(${nowMs}::float8 / 1000) at time zone 'Asia/Shanghai')::date`;
}

/** What somebody looks for. */
export function matchesTerms(terms: SearchTerms): RawBuilder<boolean> {
  return matchesSearchTerms(terms, sql`search_tokens`, (ids) => sql<boolean>`variety_id = any(${ids}::text[])`);
}
