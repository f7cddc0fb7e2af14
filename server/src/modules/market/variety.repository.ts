import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema';
import type { VarietyTable } from './market.tables';

export type VarietyNamesRow = Pick<Selectable<VarietyTable>, 'id' | 'name' | 'aliases' | 'initials' | 'english_name'>;

/** All that the varieties are called, in the order of the price list. */
export function findVarietyNames(db: Db): Promise<VarietyNamesRow[]> {
  return db
    .selectFrom('variety')
    .select(['id', 'name', 'aliases', 'initials', 'english_name'])
    .orderBy('position')
    .execute();
}
