import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema';
import type { BannerTable } from './home.tables';

export function findBanners(db: Db): Promise<Selectable<BannerTable>[]> {
  return db.selectFrom('banner').selectAll().orderBy('position').orderBy('id').execute();
}

export async function findHotWords(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('hot_word').select('word').orderBy('position').execute();
  return rows.map((row) => row.word);
}
