import { type RawBuilder, sql } from 'kysely';
import type { CategoryId } from '@contract/common';
import type { TradeUnit } from '@contract/goods';
import { shanghaiDay } from '@rules/shanghaiTime';
import { matchesSearchTerms } from '../textSearch/searchMatch';
import type { SearchTerms } from '../textSearch/searchTerms';
import { type Viewer, visibleTo } from './audience';

/** Filters of a list; an undefined one does not restrict it. */
export interface ListingFilter {
  varietyIds?: string[] | undefined;
  categoryId?: CategoryId | undefined;
  /** Prefix of a region code. */
  originPrefix?: string | undefined;
  /** Two letters of ISO 3166-1; CN for goods from China. */
  originCountry?: string | undefined;
  deliveryPrefix?: string | undefined;
  minFenPerKg?: number | undefined;
  maxFenPerKg?: number | undefined;
  unit?: TradeUnit | undefined;
  /** Epoch milliseconds: confirmed, or published, since then. */
  sinceMs?: number | undefined;
  isImported?: boolean | undefined;
  inStock?: boolean | undefined;
  sulfurFree?: boolean | undefined;
  /** The year of the harvest. */
  cropYear?: number | undefined;
}

const KG_PER_TONNE = 1000;
const CITY_DIGITS = 4;
/** Larger than every price, so that listings without one come last. The same expression as in the index. */
export const NO_PRICE = sql.lit(Number.MAX_SAFE_INTEGER);

/** Conditions for supplies and requests. `freshness` is the column that `sinceMs` restricts. */
export function sharedConditions(filter: ListingFilter, freshness: string): RawBuilder<boolean>[] {
  const { categoryId, deliveryPrefix, minFenPerKg, maxFenPerKg, unit, sinceMs } = filter;
  return definedOnly([
    categoryId && sql<boolean>`variety_id = any(array(select id from variety where category_id = ${categoryId}))`,
    deliveryPrefix && hasPrefix('delivery_code', deliveryPrefix),
    // On the plain column, whose statistics the planner has. A listing without a price is in no range.
    minFenPerKg !== undefined && sql<boolean>`tonne_fen >= ${minFenPerKg * KG_PER_TONNE}::int8`,
    maxFenPerKg !== undefined && sql<boolean>`tonne_fen <= ${maxFenPerKg * KG_PER_TONNE}::int8`,
    unit && sql<boolean>`unit = ${unit}`,
    sinceMs !== undefined && sql<boolean>`${sql.ref(freshness)} >= ${sinceMs}::int8`
  ]);
}

/** Returns true for a filter by city or district, which leaves few rows. */
export function isCityFilter({ originPrefix = '', deliveryPrefix = '' }: ListingFilter): boolean {
  return originPrefix.length >= CITY_DIGITS || deliveryPrefix.length >= CITY_DIGITS;
}

/** Conditions for supplies. */
export function supplyConditions(filter: ListingFilter): RawBuilder<boolean>[] {
  const { originPrefix, originCountry, isImported, inStock, sulfurFree, cropYear } = filter;
  return definedOnly([
    ...sharedConditions(filter, 'confirmed_at_ms'),
    originPrefix && hasPrefix('origin_code', originPrefix),
    originCountry === 'CN' && sql<boolean>`origin_country is null`,
    originCountry && originCountry !== 'CN' && sql<boolean>`origin_country = ${originCountry}`,
    isImported && sql<boolean>`'imported' = any(tags)`,
    inStock && sql<boolean>`'inStock' = any(tags)`,
    sulfurFree && sql<boolean>`'sulfurFree' = any(tags)`,
    cropYear !== undefined && sql<boolean>`crop_year >= ${cropYear}::int4`
  ]);
}

/** Conditions for purchase requests. */
export function purchaseConditions(filter: ListingFilter): RawBuilder<boolean>[] {
  const { originPrefix } = filter;
  return definedOnly([...sharedConditions(filter, 'published_at_ms'), originPrefix && acceptsOrigin(originPrefix)]);
}

/** Matches a region with the regions that contain it and those inside it: a request for a province accepts its cities. */
function acceptsOrigin(digits: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from unnest(origin_codes) as wanted(code)
    where wanted.code like ${`${digits}%`} or ${digits} like regexp_replace(wanted.code, '(00)+$', '') || '%')`;
}

/** Returns the prefix that a region's code shares with all codes inside it: 45, 4509, 450902. */
export function regionPrefix(code: string): string {
  return code.replace(/^(\d{2})0000$/, '$1').replace(/^(\d{4})00$/, '$1');
}

/** `digits` has no wildcards of `like`. */
function hasPrefix(column: string, digits: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${sql.lit(`${digits}%`)}`;
}

function definedOnly(conditions: (RawBuilder<boolean> | false | '' | undefined)[]): RawBuilder<boolean>[] {
  return conditions.filter((condition) => typeof condition === 'object');
}

/** SQL condition: a supply that lists show. */
export function isSupplyOpen(nowMs: number): RawBuilder<boolean> {
  return sql<boolean>`(status = 'published' and valid_until >= ${shanghaiDay(nowMs)}::date)`;
}

/** SQL condition: a purchase request that takes quotations and that the viewer may see. */
export function isPurchaseOpen(nowMs: number, viewer: Viewer = null): RawBuilder<boolean> {
  return sql<boolean>`(status = 'published' and ${visibleTo(viewer)} and quote_deadline_ms > ${nowMs}::int8)`;
}

/** SQL condition: a listing that matches a search. */
export function matchesTerms(terms: SearchTerms): RawBuilder<boolean> {
  return matchesSearchTerms(terms, sql`search_tokens`, (ids) => sql<boolean>`variety_id = any(${ids}::text[])`);
}
