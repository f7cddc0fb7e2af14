import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import { refreshCompanies } from '../listing/tradeCompany.service';
import { partiesOf } from '../listing/tradeParty.service';
import { ownContact } from './contact.service';
import { tellInherited } from './supply.notice';
import { lockSupply, updateSupply } from './supply.repository';

/** What a person offers and offered, what they marked, and which supplies they looked at in the last days. */
export async function exportOfSupplies(db: Db, userId: string) {
  const [supplies, favourites, views, shareVisits] = await Promise.all([
    db.selectFrom('supply').selectAll().where('owner_user_id', '=', userId).orderBy('id').execute(),
    db.selectFrom('supply_favourite').where('user_id', '=', userId).select(['supply_id', 'marked_at_ms']).execute(),
    db.selectFrom('supply_view').where('reader', '=', userId).select(['supply_id', 'day']).execute(),
    db.selectFrom('supply_share_visit').where('reader', '=', userId).select(['supply_id', 'date']).execute()
  ]);
  return {
    supplies: supplies.map((row) => ({
      id: row.id,
      companyId: row.company_id,
      status: row.status,
      fields: row.fields,
      /** The version that others read, which an edit under review leaves as it was. */
      publicFields: row.public_fields,
      appeal: row.appeal_text,
      reviewReason: row.review_reason,
      views: row.views,
      favourites: row.favourites,
      createdAtMs: row.created_at_ms,
      updatedAtMs: row.updated_at_ms
    })),
    favourites: favourites.map((row) => ({ supplyId: row.supply_id, markedAtMs: row.marked_at_ms })),
    views: views.map((row) => ({ supplyId: row.supply_id, day: row.day })),
    shareVisits: shareVisits.map((row) => ({ supplyId: row.supply_id, day: row.date }))
  };
}

/**
 * What the person offered in their own name goes with them. What stands in the name of a company that goes on is the
 * company's: its owner answers for it.
 */
export async function eraseSupplies(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('supply')
    .set((eb) => ({ favourites: eb('favourites', '-', 1) }))
    .where('id', 'in', tx.selectFrom('supply_favourite').where('user_id', '=', userId).select('supply_id'))
    .execute();
  await tx.deleteFrom('supply_favourite').where('user_id', '=', userId).execute();
  await tx.deleteFrom('supply_view').where('reader', '=', userId).execute();
  await tx.deleteFrom('supply_share_visit').where('reader', '=', userId).execute();
  await leaveToCompanies(tx, userId, nowMs);
  const gone = await tx.deleteFrom('supply').where('owner_user_id', '=', userId).returning(['company_id']).execute();
  await tx.deleteFrom('supply_listing').where('owner_user_id', '=', userId).execute();
  const companyIds = [...new Set(gone.flatMap(({ company_id: id }) => id ?? []))];
  const parties = await partiesOf(
    tx,
    companyIds.map((companyId) => ({ userId: null, companyId }))
  );
  await refreshCompanies(
    tx,
    nowMs,
    parties.map(({ name }) => name)
  );
}

/** The owner's number takes the place of the person's, shown by an exchange only until the owner says otherwise. */
async function leaveToCompanies(tx: Tx, userId: string, nowMs: number): Promise<void> {
  const { rows } = await sql<{ id: string; heir: string }>`
    select s.id, m.user_id as heir
    from supply s join company_member m on m.company_id = s.company_id and m.role = 'owner' and m.user_id <> ${userId}
    where s.owner_user_id = ${userId} and s.status <> 'draft'
    order by s.id`.execute(tx);
  for (const { id, heir } of rows) {
    const row = await lockSupply(tx, id);
    if (row === undefined) continue;
    const { name: contactName, mobile: contactMobile } = await ownContact(tx, heir);
    const contact = { contactName, contactMobile, showPhone: 'exchanged' } as const;
    const inherited = await updateSupply(tx, id, {
      owner_user_id: heir,
      fields: JSON.stringify({ ...row.fields, ...contact }),
      public_fields: row.public_fields && JSON.stringify({ ...row.public_fields, ...contact }),
      appeal_text: null,
      updated_at_ms: nowMs
    });
    await tx.updateTable('supply_listing').set({ owner_user_id: heir }).where('id', '=', id).execute();
    await tellInherited(tx, inherited, nowMs);
  }
}
