import type { Tx } from '../src/database/schema';
import { MARKETS } from './markets';
import { LINES, SPECS } from './specs';
import { VARIETIES } from './taxonomy';

/** The 44 varieties, their grades, the markets and the lines of the price list. */
export async function seedLines(tx: Tx): Promise<void> {
  await tx
    .insertInto('variety')
    .values(
      VARIETIES.map((variety, position) => ({
        id: variety.id,
        name: variety.name,
        category_id: variety.categoryId,
        aliases: variety.aliases,
        initials: variety.initials,
        latin_name: variety.latinName,
        english_name: variety.englishName,
        origins: variety.origins,
        position
      }))
    )
    .execute();
  await tx
    .insertInto('grade')
    .values(
      SPECS.map((spec, position) => ({ variety_id: spec.varietyId, id: spec.gradeId, name: spec.gradeName, position }))
    )
    .execute();
  await tx
    .insertInto('market')
    .values(MARKETS.map(({ id, name, shortName }, position) => ({ id, name, short_name: shortName, position })))
    .execute();
  await tx
    .insertInto('price_line')
    .values(
      LINES.map(({ id, spec, marketId, position }) => ({
        id,
        variety_id: spec.varietyId,
        grade_id: spec.gradeId,
        origin: spec.origin,
        market_id: marketId,
        position
      }))
    )
    .execute();
}
