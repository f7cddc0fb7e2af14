import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { closedPublicStatus, listingTransitions } from '../listing/listing.transitions';
import { clearPurchaseSnapshotOwner, deletePurchaseSnapshotsOf } from '../listing/publicSnapshot.service';
import { purchaseClosed, purchaseTextsErased } from './purchase.events';
import { lockPurchase, updatePurchase } from './purchase.repository';
import type { PublicPurchaseRow } from './purchase.tables';
import { purchaseQuotations } from './purchaseQuotations';

/** Exports the requests of a user, their favourites, and their views of today and yesterday, the retention period. */
async function exportPurchases(db: Db, userId: string) {
  const [purchases, reviews, favourites, views] = await Promise.all([
    db.selectFrom('purchase').selectAll().where('owner_user_id', '=', userId).orderBy('id').execute(),
    db
      .selectFrom('purchase_review as r')
      .innerJoin('purchase as p', 'p.id', 'r.purchase_id')
      .where('p.owner_user_id', '=', userId)
      .select(['r.purchase_id as purchaseId', 'r.action', 'r.reason', 'r.at_ms as atMs'])
      .orderBy('r.at_ms')
      .execute(),
    db.selectFrom('purchase_favourite').where('user_id', '=', userId).select(['purchase_id', 'marked_at_ms']).execute(),
    db.selectFrom('purchase_view').where('user_id', '=', userId).select(['purchase_id', 'date']).execute()
  ]);
  const buyerTexts = await purchaseQuotations.use.exportBuyerTexts(
    db,
    purchases.map(({ id }) => id)
  );
  return {
    purchases: purchases.map((row) => ({
      id: row.id,
      companyId: row.company_id,
      status: row.status,
      fields: row.fields,
      /** The published version. */
      publicFields: row.public_fields,
      appeal: row.appeal_text,
      reviewReason: row.review_reason,
      reviews: reviews.filter(({ purchaseId }) => purchaseId === row.id).map(({ purchaseId: _, ...review }) => review),
      closeReason: row.close_reason,
      /** The buyer's counter-offers and decisions. */
      answers: buyerTexts.filter(({ purchaseId }) => purchaseId === row.id),
      quoteCount: row.quote_count,
      dealtGrams: row.dealt_grams,
      views: row.views,
      favourites: row.favourites,
      submittedAtMs: row.submitted_at_ms,
      publishedAtMs: row.published_at_ms,
      refreshedAtMs: row.refreshed_at_ms,
      removedAtMs: row.removed_at_ms,
      createdAtMs: row.created_at_ms,
      updatedAtMs: row.updated_at_ms
    })),
    favourites: favourites.map((row) => ({ purchaseId: row.purchase_id, markedAtMs: row.marked_at_ms })),
    views: views.map((row) => ({ purchaseId: row.purchase_id, date: row.date }))
  };
}

/**
 * Erases personal requests; those of a company stay. A request with quotations is closed, see
 * `closePurchasesWithQuotations`.
 */
async function erasePurchases(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('purchase')
    .set((eb) => ({ favourites: eb('favourites', '-', 1) }))
    .where('id', 'in', tx.selectFrom('purchase_favourite').where('user_id', '=', userId).select('purchase_id'))
    .execute();
  await tx.deleteFrom('purchase_favourite').where('user_id', '=', userId).execute();
  await tx.deleteFrom('purchase_view').where('user_id', '=', userId).execute();
  await deletePurchaseSnapshotsOf(tx, userId);
  await tx
    .deleteFrom('purchase')
    .where('owner_user_id', '=', userId)
    .where('company_id', 'is', null)
    .where(sql<boolean>`not exists (select from quotation q where q.purchase_id = purchase.id and q.status <> 'draft')`)
    .execute();
  await closePurchasesWithQuotations(tx, userId, nowMs);
  await tx.updateTable('purchase').set({ owner_user_id: null }).where('owner_user_id', '=', userId).execute();
  await clearPurchaseSnapshotOwner(tx, userId);
}

/**
 * Closes requests that suppliers have quoted on. Of the published version the goods, the figures and the moderated
 * texts that name the goods stay: title, variety and specification are what the suppliers, who keep their data, have
 * quoted on. Quality demand, attachments, unpublished edits, the appeal and the reasons of reviews are erased.
 */
async function closePurchasesWithQuotations(tx: Tx, userId: string, nowMs: number): Promise<void> {
  const rows = await tx
    .selectFrom('purchase')
    .select('id')
    .where('owner_user_id', '=', userId)
    .where('company_id', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id } of rows) {
    const row = await lockPurchase(tx, id);
    if (row === undefined || row.public_fields === null) continue;
    const kept = JSON.stringify({ ...row.public_fields, qualityDemand: '', attachments: [] });
    const saved = await updatePurchase(tx, id, {
      status: listingTransitions.next('erase', 'server', row.status),
      public_status: closedPublicStatus(row.public_status),
      fields: kept,
      public_fields: kept,
      close_reason: row.close_reason ?? 'cancelled',
      appeal_text: null,
      review_reason: null,
      updated_at_ms: nowMs
    });
    await tx.updateTable('purchase_review').set({ reason: '' }).where('purchase_id', '=', id).execute();
    await purchaseClosed.publish(tx, { purchase: saved as PublicPurchaseRow }, nowMs);
    await purchaseTextsErased.publish(tx, { purchaseId: id }, nowMs);
  }
}

export const purchasesPersonalData: PersonalData = {
  name: 'purchases',
  columns: [
    'purchase.owner_user_id',
    'purchase_request.owner_user_id',
    'purchase_favourite.user_id',
    'purchase_view.user_id'
  ],
  exportOf: ({ db }, userId) => exportPurchases(db, userId),
  erase: ({ tx }, userId, nowMs) => erasePurchases(tx, userId, nowMs)
};
