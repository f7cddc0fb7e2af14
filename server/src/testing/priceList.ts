import type { Db } from '../database/schema';

/** 八角 大红 from 玉林 at 玉林. */
export const LINE_A = 'star-anise.dahong.yulin';
/** 八角 统货 from 防城 at 亳州. */
export const LINE_B = 'star-anise.tong.bozhou';

/** A Monday. */
export const INDEX_BASE = '2024-03-04';

/** Inserts two varieties, two markets, two lines without a quote, and an index over them: three parts A, one part B. */
export async function insertPriceList(db: Db): Promise<void> {
  const variety = { category_id: 'fruit' as const, initials: [], latin_name: '' };
  await db
    .insertInto('variety')
    .values([
      {
        ...{ ...variety, id: 'star-anise', name: '八角', aliases: ['大料', '茴香'], english_name: 'Star anise' },
        ...{ origins: ['玉林', '防城', '越南'], position: 0 }
      },
      {
        ...{ ...variety, id: 'fennel', name: '小茴香', aliases: ['茴香'], english_name: 'Fennel seed' },
        ...{ origins: ['民勤'], position: 1 }
      }
    ])
    .execute();
  await db
    .insertInto('grade')
    .values([
      { variety_id: 'star-anise', id: 'dahong', name: '大红', position: 0 },
      { variety_id: 'star-anise', id: 'tong', name: '统货', position: 1 },
      { variety_id: 'fennel', id: 'tong', name: '统货', position: 2 }
    ])
    .execute();
  await db
    .insertInto('market')
    .values([
      { id: 'yulin', name: '玉林香料市场', short_name: '玉林', position: 0 },
      { id: 'bozhou', name: '亳州药市', short_name: '亳州', position: 1 }
    ])
    .execute();
  const line = { variety_id: 'star-anise' };
  await db
    .insertInto('price_line')
    .values([
      { ...line, id: LINE_A, grade_id: 'dahong', origin: '玉林', market_id: 'yulin', position: 100 },
      { ...line, id: LINE_B, grade_id: 'tong', origin: '防城', market_id: 'bozhou', position: 200 }
    ])
    .execute();
  await db
    .insertInto('spice_index')
    .values({ id: 'star-anise', name: '八角指数', base_date: INDEX_BASE, position: 0 })
    .execute();
  await db
    .insertInto('spice_index_weight')
    .values([
      { index_id: 'star-anise', line_id: LINE_A, weight: 75 },
      { index_id: 'star-anise', line_id: LINE_B, weight: 25 }
    ])
    .execute();
}
