import type { ExpoSiteFile } from '@contract/expoSite';
import type { Db, Tx } from '../../database/schema';

export async function findSite(db: Db, expoId: string) {
  return db.selectFrom('expo_site').selectAll().where('expo_id', '=', expoId).executeTakeFirst();
}

/** Inserts the site of an expo, or replaces it. */
export async function upsertSite(tx: Tx, expoId: string, site: ExpoSiteFile): Promise<void> {
  const { name, address, latitude, longitude, markers, polylines, polygons, circles } = site;
  const row = {
    name,
    address,
    latitude,
    longitude,
    markers: JSON.stringify(markers),
    polylines: JSON.stringify(polylines),
    polygons: JSON.stringify(polygons),
    circles: JSON.stringify(circles)
  };
  await tx
    .insertInto('expo_site')
    .values({ expo_id: expoId, ...row })
    .onConflict((conflict) => conflict.column('expo_id').doUpdateSet(row))
    .execute();
}
