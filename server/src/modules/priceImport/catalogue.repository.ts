import type { Tx } from '../../database/schema';
import type { CatalogueData } from './catalogue';

/** Returns all names that a sheet may use. */
export async function findCatalogue(db: Tx): Promise<CatalogueData> {
  const varieties = await db
    .selectFrom('variety')
    .select(['id', 'name', 'english_name', 'aliases', 'origins'])
    .execute();
  const grades = await db.selectFrom('grade').select(['id', 'name', 'variety_id']).execute();
  const markets = await db.selectFrom('market').select(['id', 'name', 'short_name']).execute();
  const lines = await db
    .selectFrom('price_line')
    .select(['id', 'variety_id as varietyId', 'grade_id as gradeId', 'market_id as marketId', 'origin'])
    .execute();
  return {
    varieties: varieties.map(({ id, name, english_name: english, aliases, origins }) => ({
      id,
      names: [id, name, english],
      aliases,
      origins
    })),
    grades: grades.map(({ id, name, variety_id: varietyId }) => ({ id, names: [id, name], varietyId })),
    markets: markets.map(({ id, name, short_name: shortName }) => ({ id, names: [id, name, shortName] })),
    lines
  };
}
