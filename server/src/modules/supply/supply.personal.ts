import type { Db, Tx } from '../../database/schema';
import { refreshCompanies } from '../listing/tradeCompany.service';
import { partiesOf } from '../listing/tradeParty.service';

/** What a person offers and offered, what they marked, and which supplies they looked at in the last days. */
export async function exportOfSupplies(db: Db, userId: string) {
  const [supplies, favourites, views, shareVisits] = await Promise.all([
    db
      .selectFrom('supply')
      .where('owner_user_id', '=', userId)
      .select(['id', 'company_id', 'status', 'fields', 'views', 'favourites', 'created_at_ms', 'updated_at_ms'])
      .orderBy('id')
      .execute(),
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

/** What the person offered goes with them, also what stood in the name of a company: it names them and their number. */
export async function eraseSupplies(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('supply')
    .set((eb) => ({ favourites: eb('favourites', '-', 1) }))
    .where('id', 'in', tx.selectFrom('supply_favourite').where('user_id', '=', userId).select('supply_id'))
    .execute();
  await tx.deleteFrom('supply_favourite').where('user_id', '=', userId).execute();
  await tx.deleteFrom('supply_view').where('reader', '=', userId).execute();
  await tx.deleteFrom('supply_share_visit').where('reader', '=', userId).execute();
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
