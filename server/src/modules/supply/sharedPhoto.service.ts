import type { Db } from '../../database/schema';
import type { FileStorage } from '../../providers/fileStorage';
import { similarPictures } from '../upload/upload.service';
import { findUsesOfPhotos, type PhotoUse } from './sharedPhoto.repository';
import type { SupplyRow } from './supply.repository';

/** A photo, and an open supply of another seller that shows the same picture. */
export interface SharedPhoto {
  url: string;
  supplyId: string;
}

type Seller = Pick<SupplyRow, 'owner_user_id' | 'company_id'>;

/** Finds photos of each supply that other sellers show too, also re-encoded or resized. */
export async function findSharedPhotos(
  deps: { db: Db; files: FileStorage },
  rows: readonly SupplyRow[]
): Promise<Map<string, SharedPhoto[]>> {
  const alike = await similarPictures(deps, [...new Set(rows.flatMap(({ fields }) => fields.photos))]);
  const uses = await findUsesOfPhotos(deps.db, [...new Set(alike.map((pair) => pair.alike))]);
  return new Map(
    rows.map((row) => [
      row.id,
      row.fields.photos.flatMap((url) => {
        const same = new Set(alike.filter((pair) => pair.url === url).map((pair) => pair.alike));
        const use = uses.find((one) => same.has(one.url) && isOtherSeller(one, row));
        return use === undefined ? [] : [{ url, supplyId: use.supply_id }];
      })
    ])
  );
}

/** Members of one company count as one seller. */
function isOtherSeller(use: PhotoUse, seller: Seller): boolean {
  const isColleague = use.company_id !== null && use.company_id === seller.company_id;
  return use.owner_user_id !== seller.owner_user_id && !isColleague;
}
