import type { Tx } from '../../src/database/schema';
import type { ListingOwner } from '../../src/modules/listing/tradeParty.service';

/** An open supply, as its askers see it. */
export interface OpenSupply {
  id: string;
  title: string;
  varietyId: string | null;
  sellerId: string;
  owner: ListingOwner;
  photos: string[];
  /** Epoch ms. */
  sinceMs: number;
}

export async function findOpenSupplies(tx: Tx): Promise<OpenSupply[]> {
  const rows = await tx
    .selectFrom('supply')
    .select(['id', 'owner_user_id', 'company_id', 'public_fields', 'published_at_ms'])
    .where('public_status', '=', 'published')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, owner_user_id: sellerId, company_id, public_fields: fields, published_at_ms: sinceMs }) =>
    sellerId === null || fields === null || sinceMs === null
      ? []
      : [
          {
            id,
            title: fields.title,
            varietyId: fields.varietyId,
            sellerId,
            owner: { userId: sellerId, companyId: company_id },
            photos: fields.photos,
            sinceMs
          }
        ]
  );
}
