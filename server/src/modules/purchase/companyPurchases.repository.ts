import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import { listingTransitions } from '../listing/listing.transitions';

/** Returns the ids of a company's requests that the company's dissolution closes. */
export async function findIdsToCloseOnDissolution(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('purchase')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', 'in', listingTransitions.statesAllowing('dissolve'))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sums the views of all non-removed requests of a company, each viewer once a day. */
export async function sumViews(db: Db, companyId: string): Promise<number> {
  const { views } = await db
    .selectFrom('purchase')
    .select((eb) => sql<number>`coalesce(${eb.fn.sum('views')}, 0)::int4`.as('views'))
    .where('company_id', '=', companyId)
    .where('removed_at_ms', 'is', null)
    .executeTakeFirstOrThrow();
  return views;
}

/**
 * Detaches a company's unpublished drafts and rejected requests, which then belong to their authors.
 * @param authorId only this author's
 */
export async function returnDrafts(tx: Tx, companyId: string, authorId?: string): Promise<void> {
  let query = tx
    .updateTable('purchase')
    .set({ company_id: null })
    .where('company_id', '=', companyId)
    .where('public_status', 'is', null)
    .where('status', 'in', ['draft', 'rejected']);
  if (authorId !== undefined) query = query.where('owner_user_id', '=', authorId);
  await query.execute();
}
