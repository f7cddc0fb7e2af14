import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { VarietyTable } from './market.tables';

export type VarietyNamesRow = Pick<
  Selectable<VarietyTable>,
  'id' | 'name' | 'aliases' | 'initials' | 'english_name'
> & {
  grades: { id: string; name: string }[];
};

/** Returns all names of the varieties and their grades, in the order of the price list. */
export function findVarietyNames(db: Db): Promise<VarietyNamesRow[]> {
  return db
    .selectFrom('variety')
    .select(['id', 'name', 'aliases', 'initials', 'english_name'])
    .select(
      sql<
        VarietyNamesRow['grades']
      >`coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by g.position)
        from grade g where g.variety_id = variety.id), '[]')`.as('grades')
    )
    .orderBy('position')
    .execute();
}
