import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema';
import type { BannerTable } from './home.tables';

export function findBanners(db: Db): Promise<Selectable<BannerTable>[]> {
  return db.selectFrom('banner').selectAll().orderBy('position').orderBy('id').execute();
}
