import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { removeQuotationFromCount } from '../purchase/quotationPurchase.service';

/** Exports the quotations of a user with versions, counter-offers and the buyer's answers. */
async function exportQuotations(db: Db, userId: string) {
  const rows = await db
    .selectFrom('quotation')
    .selectAll()
    .where('supplier_user_id', '=', userId)
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [versions, counters] = await Promise.all([
    db.selectFrom('quotation_version').selectAll().where('quotation_id', 'in', ids).orderBy('version').execute(),
    db.selectFrom('quotation_counter').selectAll().where('quotation_id', 'in', ids).orderBy('at_ms').execute()
  ]);
  return rows.map((row) => ({
    id: row.id,
    purchaseId: row.purchase_id,
    companyId: row.company_id,
    status: row.status,
    draft: row.draft,
    versions: versions
      .filter((version) => version.quotation_id === row.id)
      .map(({ fields, delivered_fen_per_kg, edit_reason, sent_at_ms }) => ({
        fields,
        deliveredFenPerKg: delivered_fen_per_kg,
        editReason: edit_reason,
        sentAtMs: sent_at_ms
      })),
    counterOffers: counters
      .filter((counter) => counter.quotation_id === row.id)
      .map(({ side, unit_fen, text, at_ms }) => ({ isOwn: side === 'supplier', unitFen: unit_fen, text, atMs: at_ms })),
    rejectReason: row.reject_reason,
    rejectText: row.reject_text,
    acceptedGrams: row.accepted_grams,
    score: row.score,
    scoreText: row.score_text,
    firstSentAtMs: row.first_sent_at_ms,
    validUntilMs: row.valid_until_ms,
    viewedAtMs: row.viewed_at_ms,
    acceptedAtMs: row.accepted_at_ms,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms
  }));
}

/** Exports the buyer's counter-offers and decisions on the quotations of requests. */
export async function exportBuyerTexts(db: Db, purchaseIds: readonly string[]) {
  if (purchaseIds.length === 0) return [];
  const rows = await db
    .selectFrom('quotation')
    .selectAll()
    .where('purchase_id', 'in', purchaseIds)
    .where('status', '<>', 'draft')
    .orderBy('id')
    .execute();
  const counters = await db
    .selectFrom('quotation_counter as c')
    .innerJoin('quotation as q', 'q.id', 'c.quotation_id')
    .where('q.purchase_id', 'in', purchaseIds)
    .where('c.side', '=', 'buyer')
    .select(['c.quotation_id', 'c.unit_fen', 'c.text', 'c.at_ms'])
    .orderBy('c.at_ms')
    .execute();
  return rows.map((row) => ({
    purchaseId: row.purchase_id,
    quotationId: row.id,
    status: row.status,
    counterOffers: counters
      .filter((counter) => counter.quotation_id === row.id)
      .map(({ unit_fen, text, at_ms }) => ({ unitFen: unit_fen, text, atMs: at_ms })),
    rejectReason: row.reject_reason,
    rejectText: row.reject_text,
    acceptedGrams: row.accepted_grams,
    score: row.score,
    scoreText: row.score_text
  }));
}

/** Erases the buyer's texts; the supplier keeps the figures. */
export async function eraseBuyerTexts(tx: Tx, purchaseId: string): Promise<void> {
  await tx
    .updateTable('quotation_counter')
    .set({ text: '' })
    .where('side', '=', 'buyer')
    .where('quotation_id', 'in', tx.selectFrom('quotation').where('purchase_id', '=', purchaseId).select('id'))
    .execute();
  await tx
    .updateTable('quotation')
    .set({ reject_text: '', score_text: '' })
    .where('purchase_id', '=', purchaseId)
    .execute();
}

/** Erases personal quotations; the buyer keeps the figures of deals, a company its quotations. */
async function eraseQuotations(tx: Tx, userId: string): Promise<void> {
  const gone = await tx
    .deleteFrom('quotation')
    .where('supplier_user_id', '=', userId)
    .where((eb) => eb.or([eb('status', '=', 'draft'), eb('company_id', 'is', null)]))
    .where('status', '<>', 'accepted')
    .returning(['purchase_id', 'status'])
    .execute();
  const counted = gone.filter(({ status }) => status !== 'draft' && status !== 'withdrawn');
  for (const { purchase_id: id } of counted) await removeQuotationFromCount(tx, id);
  const deals = tx
    .selectFrom('quotation')
    .select('id')
    .where('supplier_user_id', '=', userId)
    .where('company_id', 'is', null);
  await tx
    .updateTable('quotation_version')
    .set({ fields: sql`fields || '{"remark": "", "photos": [], "documents": []}'::jsonb`, edit_reason: '' })
    .where('quotation_id', 'in', deals)
    .execute();
  await tx
    .updateTable('quotation_counter')
    .set({ text: '' })
    .where('quotation_id', 'in', deals)
    .where('side', '=', 'supplier')
    .execute();
  await tx.updateTable('quotation').set({ supplier_user_id: null }).where('supplier_user_id', '=', userId).execute();
}

export const quotationsPersonalData: PersonalData = {
  name: 'quotations',
  columns: ['quotation.supplier_user_id'],
  exportOf: ({ db }, userId) => exportQuotations(db, userId),
  erase: ({ tx }, userId) => eraseQuotations(tx, userId)
};
