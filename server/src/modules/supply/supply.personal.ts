import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { deleteSupplySnapshotsOf } from '../listing/publicSnapshot.service';
import { refreshTradeCompanies } from '../listing/tradeCompany.service';
import { handOverSupplies } from './companySupplies.service';

/** Exports the supplies of a user, their favourites, and their views of the last three days, the retention period. */
export async function exportSupplies(db: Db, userId: string) {
  const [supplies, reviews, favourites, views, shareVisits] = await Promise.all([
    db.selectFrom('supply').selectAll().where('owner_user_id', '=', userId).orderBy('id').execute(),
    db
      .selectFrom('supply_review as r')
      .innerJoin('supply as s', 's.id', 'r.supply_id')
      .where('s.owner_user_id', '=', userId)
      .select(['r.supply_id as supplyId', 'r.action', 'r.reason', 'r.at_ms as atMs'])
      .orderBy('r.at_ms')
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
      /** The published version. */
      publicFields: row.public_fields,
      appeal: row.appeal_text,
      reviewReason: row.review_reason,
      reviews: reviews.filter(({ supplyId }) => supplyId === row.id).map(({ supplyId: _, ...review }) => review),
      closeReason: row.close_reason,
      views: row.views,
      favourites: row.favourites,
      inquiries: row.inquiries,
      submittedAtMs: row.submitted_at_ms,
      publishedAtMs: row.published_at_ms,
      confirmedAtMs: row.confirmed_at_ms,
      refreshedAtMs: row.refreshed_at_ms,
      removedAtMs: row.removed_at_ms,
      createdAtMs: row.created_at_ms,
      updatedAtMs: row.updated_at_ms
    })),
    favourites: favourites.map((row) => ({ supplyId: row.supply_id, markedAtMs: row.marked_at_ms })),
    views: views.map((row) => ({ supplyId: row.supply_id, day: row.day })),
    shareVisits: shareVisits.map((row) => ({ supplyId: row.supply_id, day: row.date }))
  };
}

/** Erases personal supplies; those of a company are handed over to its owner. */
export async function eraseSupplies(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('supply')
    .set((eb) => ({ favourites: eb('favourites', '-', 1) }))
    .where('id', 'in', tx.selectFrom('supply_favourite').where('user_id', '=', userId).select('supply_id'))
    .execute();
  await tx.deleteFrom('supply_favourite').where('user_id', '=', userId).execute();
  await tx.deleteFrom('supply_view').where('reader', '=', userId).execute();
  await tx.deleteFrom('supply_share_visit').where('reader', '=', userId).execute();
  await handOverSupplies(tx, { userId }, nowMs);
  const gone = await tx.deleteFrom('supply').where('owner_user_id', '=', userId).returning(['company_id']).execute();
  await deleteSupplySnapshotsOf(tx, userId);
  const companyIds = [...new Set(gone.flatMap(({ company_id: id }) => id ?? []))];
  await refreshTradeCompanies(tx, nowMs, companyIds);
}

export const suppliesPersonalData: PersonalData = {
  name: 'supplies',
  columns: [
    'supply.owner_user_id',
    'supply_listing.owner_user_id',
    'supply_favourite.user_id',
    'supply_view.reader',
    'supply_share_visit.reader'
  ],
  exportOf: ({ db }, userId) => exportSupplies(db, userId),
  erase: ({ tx }, userId, nowMs) => eraseSupplies(tx, userId, nowMs)
};
