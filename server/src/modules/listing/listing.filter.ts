import { sql, type RawBuilder } from 'kysely';
import type { CategoryId } from '@contract/common';
import type { TradeUnit } from '@contract/goods';

/** What a reader narrows the lists to; everything where nothing is said. */
export interface ListingFilter {
  varietyIds?: string[] | undefined;
  categoryId?: CategoryId | undefined;
  /** The beginning of a region's code. */
  originPrefix?: string | undefined;
  /** Two letters of ISO 3166-1; CN for goods from China. */
  originCountry?: string | undefined;
  deliveryPrefix?: string | undefined;
  minFenPerKg?: number | undefined;
  maxFenPerKg?: number | undefined;
  unit?: TradeUnit | undefined;
  /** Epoch ms: confirmed, or published, since then. */
  sinceMs?: number | undefined;
  isImported?: boolean | undefined;
  inStock?: boolean | undefined;
  sulfurFree?: boolean | undefined;
  /** The year of the harvest. */
  cropYear?: number | undefined;
}

const KG_PER_TONNE = 1000;
const CITY_DIGITS = 4;
/** Larger than every price, so that listings without one come last; as the index says it. */
export const NO_PRICE = sql.lit(Number.MAX_SAFE_INTEGER);

/** What holds for both sides. `freshness` is the column that `sinceMs` is about. */
export function sharedConditions(filter: ListingFilter, freshness: string): RawBuilder<boolean>[] {
  const { categoryId, deliveryPrefix, minFenPerKg, maxFenPerKg, unit, sinceMs } = filter;
  return definedOnly([
    categoryId && sql<boolean>`variety_id = any(array(select id from variety where category_id = ${categoryId}))`,
    deliveryPrefix && hasPrefix('delivery_code', deliveryPrefix),
    // Of the plain column, whose values the planner knows; what has no price is in no range.
    minFenPerKg !== undefined && sql<boolean>`tonne_fen >= ${minFenPerKg * KG_PER_TONNE}::int8`,
    maxFenPerKg !== undefined && sql<boolean>`tonne_fen <= ${maxFenPerKg * KG_PER_TONNE}::int8`,
    unit && sql<boolean>`unit = ${unit}`,
    sinceMs !== undefined && sql<boolean>`${sql.ref(freshness)} >= ${sinceMs}::int8`
  ]);
}

/** A city, or less, is asked for: few rows are left. */
export function isCityFilter({ originPrefix = '', deliveryPrefix = '' }: ListingFilter): boolean {
  return originPrefix.length >= CITY_DIGITS || deliveryPrefix.length >= CITY_DIGITS;
}

/** What only supplies say of themselves. */
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

/** What only purchase requests say of themselves. */
export function purchaseConditions(filter: ListingFilter): RawBuilder<boolean>[] {
  const { originPrefix } = filter;
  return definedOnly([...sharedConditions(filter, 'published_at_ms'), originPrefix && acceptsOrigin(originPrefix)]);
}

/** A region with everything inside it and around it: who wants goods from a province takes those of its cities. */
function acceptsOrigin(digits: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from unnest(origin_codes) as wanted(code)
    where wanted.code like ${`${digits}%`} or ${digits} like regexp_replace(wanted.code, '(00)+$', '') || '%')`;
}

/** The digits that a region's code shares with all codes inside it: 45, 4509, 450902. */
export function regionPrefix(code: string): string {
  return code.replace(/^(\d{2})0000$/, '$1').replace(/^(\d{4})00$/, '$1');
}

/** Digits only, so that nothing in it is a sign of `like`. */
function hasPrefix(column: string, digits: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${sql.lit(`${digits}%`)}`;
}

function definedOnly(conditions: (RawBuilder<boolean> | false | '' | undefined)[]): RawBuilder<boolean>[] {
  return conditions.filter((condition) => typeof condition === 'object');
}
