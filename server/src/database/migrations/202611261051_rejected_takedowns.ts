import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../schema';

/**
 * Rejects listings that were taken down while they were rejected and had never been public, and the appeals against it:
 * their owners could save a draft over the rejected version, and a granted appeal would publish it unchecked. They can be
 * corrected and submitted.
 */
export async function up(db: Db): Promise<void> {
  await rejectTakenDown(db, 'supply', sql``);
  // Open pages watch the changes of a request.
  await rejectTakenDown(db, 'purchase', sql`, changes = changes + 1`);
}

/**
 * A listing that was submitted between its last rejection and the takedown was checked, and stays. An appeal overwrites
 * the time of the submission: after one, a rejected listing is taken for not submitted. In review, only an appeal has the
 * time of a decision; its text is lost when the listing passes to another member of the company.
 */
async function rejectTakenDown(db: Db, kind: 'supply' | 'purchase', changes: RawBuilder<unknown>): Promise<void> {
  const [listing, review, listingId] = [sql.table(kind), sql.table(`${kind}_review`), sql.id(`${kind}_id`)];
  await sql`
    with rejection as (
      select ${listingId} as id, max(at_ms) as at_ms from ${review} where action = 'reject' group by 1
    ), takedown as (
      select rejection.id, rejection.at_ms as rejected_at_ms, min(review.at_ms) as at_ms
      from rejection join ${review} review on review.${listingId} = rejection.id
      where review.action = 'takedown' and review.at_ms >= rejection.at_ms
      group by 1, 2
    )
    update ${listing} listing set status = 'rejected', appeal_text = null ${changes}
    from takedown
    where takedown.id = listing.id and listing.public_fields is null
      and listing.status in ('takedown', 'pending') and listing.reviewed_at_ms is not null
      and (listing.submitted_at_ms > takedown.rejected_at_ms and listing.submitted_at_ms <= takedown.at_ms) is not true
  `.execute(db);
}
