import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import { listingTransitions } from '../listing/listing.transitions';

/** Returns the ids of a company's supplies that the company's dissolution closes. */
export async function findIdsToCloseOnDissolution(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('supply')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', 'in', listingTransitions.statesAllowing('dissolve'))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sums the views of all non-removed supplies of a company, each viewer once a day. */
export async function sumViews(db: Db, companyId: string): Promise<number> {
  const { views } = await db
    .selectFrom('supply')
    .select((eb) => sql<number>`coalesce(${eb.fn.sum('views')}, 0)::int4`.as('views'))
    .where('company_id', '=', companyId)
    .where('removed_at_ms', 'is', null)
    .executeTakeFirstOrThrow();
  return views;
}

/**
 * Detaches a company's unpublished drafts and rejected supplies, which then belong to their authors.
 * @param authorId only this author's
 */
export async function returnDrafts(tx: Tx, companyId: string, authorId?: string): Promise<void> {
  let query = tx
    .updateTable('supply')
    .set({ company_id: null })
    .where('company_id', '=', companyId)
    .where('public_status', 'is', null)
    .where('status', 'in', ['draft', 'rejected']);
  if (authorId !== undefined) query = query.where('owner_user_id', '=', authorId);
  await query.execute();
}

/** Supplies that a user posted for companies of others, with the owners of those. Drafts stay with their author. */
export async function findSuccessors(
  tx: Tx,
  { userId, companyId }: { userId: string; companyId?: string }
): Promise<{ id: string; successor_id: string }[]> {
  const { rows } = await sql<{ id: string; successor_id: string }>`
    select s.id, m.user_id as successor_id
    from supply s join company_member m on m.company_id = s.company_id and m.role = 'owner' and m.user_id <> ${userId}
    where s.owner_user_id = ${userId} and s.status <> 'draft'
      and (${companyId ?? null}::text is null or s.company_id = ${companyId ?? null})
    order by s.id`.execute(tx);
  return rows;
}
