import { type Static, Type } from '@sinclair/typebox';
import { Exhibit, ExhibitorSubcategory } from '@contract/exhibitor';
import { categoryOf } from '@rules/exhibitorCategory';
import { newId } from '../../database/id';
import { spellPerson } from '../textSearch/pinyin';

const MAX_SPELLING = 100;

/** A row of an import. In a sheet `varietyIds` is a list with commas between, and `exhibits` the names in the same way. */
export const ExhibitorRecord = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 60 }),
  subcategory: ExhibitorSubcategory,
  hallNumber: Type.Integer({ minimum: 1, maximum: 99 }),
  companyId: Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Null()], { default: null }),
  logoUrl: Type.Union([Type.String({ pattern: '^/uploads/', maxLength: 200 }), Type.Null()], { default: null }),
  intro: Type.String({ maxLength: 1000, default: '' }),
  varietyIds: Type.Array(Type.String(), { maxItems: 20, default: [] }),
  exhibits: Type.Array(Exhibit, { maxItems: 20, default: [] })
});
export type ExhibitorRecord = Static<typeof ExhibitorRecord>;

/**
 * Returns the row of an exhibitor, with the pinyin of its name.
 * @throws Error for a subcategory without a category
 */
export function rowOf(expoId: string, record: ExhibitorRecord, nowMs: number) {
  const { full, initials } = spellPerson(record.name);
  const category = categoryOf(record.subcategory);
  if (category === undefined) throw new Error(`${record.subcategory} has no category`);
  return {
    id: newId(nowMs),
    expo_id: expoId,
    company_id: record.companyId,
    name: record.name,
    logo_url: record.logoUrl,
    intro: record.intro,
    category,
    subcategory: record.subcategory,
    variety_ids: record.varietyIds,
    hall_number: record.hallNumber,
    exhibits: JSON.stringify(record.exhibits),
    // A cursor holds no more.
    spelling: full.slice(0, MAX_SPELLING),
    initials,
    updated_at_ms: nowMs
  };
}
