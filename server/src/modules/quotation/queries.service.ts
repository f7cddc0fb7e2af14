import type { ComparedQuotation, QuotationDetail } from '@contract/quotation';
import { MAX_EDITS } from '@rules/quotation';
import { withSnapshot } from '../../database/connect';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { ownerOf, partiesOf } from '../listing/tradeParty.service';
import {
  getPublicPurchase,
  isBuyer,
  presentQuotationPurchase,
  recordQuotationChange,
  shownBuyer
} from '../purchase/quotationPurchase.service';
import { getQuotationFor, lockQuotationFor, supplierOf } from './authorization.service';
import { findCounters } from './counterOffer.repository';
import { dealOf } from './deal.service';
import { findCompared } from './list.repository';
import { openOfferOf } from './openOffer';
import { notifyParties } from './quotation.notifications';
import { presentCounter, presentVersion, statusAt } from './quotation.presenter';
import { countCompeting, findVersions, type QuotationRow, updateQuotation } from './quotation.repository';
import { isOpen, quotationTransitions } from './quotation.transitions';
import { buyerStamp } from './watch.service';

/** Fewest quotations that are ranked: a third of fewer would reveal the prices of the others. */
const MIN_QUOTATIONS_FOR_RANK = 3;

/**
 * Returns a quotation for one of its sides and marks it as read; the buyer's first view makes it `viewed`.
 * @throws AppError NOT_FOUND for a draft and for members without a role
 */
export async function getQuotationDetail(db: Db, member: Member, id: string, nowMs: number): Promise<QuotationDetail> {
  const { quotation, role } = await getQuotationFor(db, member, id);
  if (role === 'buyer' && (quotation.status === 'submitted' || quotation.buyer_unread))
    await markViewed(db, member, id, nowMs);
  if (role === 'supplier' && quotation.supplier_unread) await markReadBySupplier(db, member, id);
  return loadDetail(db, member, id, nowMs);
}

async function markViewed(db: Db, member: Member, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { quotation, purchase } = await lockQuotationFor(tx, member, id);
    const isFirst = quotation.status === 'submitted' && statusAt(quotation, nowMs) === 'submitted';
    await updateQuotation(tx, id, {
      buyer_unread: false,
      ...(isFirst && {
        status: quotationTransitions.next('view', 'buyer', quotation.status),
        viewed_at_ms: nowMs,
        supplier_unread: true
      })
    });
    await recordQuotationChange(tx, purchase, 0);
    if (isFirst) await notifyParties(tx, 'viewed', { row: quotation, purchase }, nowMs);
  });
}

async function markReadBySupplier(db: Db, member: Member, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockQuotationFor(tx, member, id);
    await updateQuotation(tx, id, { supplier_unread: false });
  });
}

/**
 * Loads a quotation for one side from one database snapshot, so that it matches its revision.
 * @throws AppError NOT_FOUND for a draft and for members without a role
 */
export function loadDetail(db: Db, member: Member, id: string, nowMs: number): Promise<QuotationDetail> {
  return withSnapshot(db, async (tx) => {
    const context = await getQuotationFor(tx, member, id);
    const { quotation: row, purchase, role } = context;
    const [supplier, buyer] = await partiesOf(tx, [supplierOf(row), ownerOf(purchase)]);
    const buyerOrNull = shownBuyer(purchase, buyer, role === 'buyer' || row.status === 'accepted');
    const [presented, versions, counters, deal, rankBand] = await Promise.all([
      presentQuotationPurchase(tx, purchase, buyerOrNull, nowMs),
      findVersions(tx, row.id),
      findCounters(tx, row.id),
      dealOf(tx, context),
      role === 'buyer' ? null : rankBandOf(tx, row, nowMs)
    ]);
    const status = statusAt(row, nowMs);
    const offer = isOpen(status) ? openOfferOf(counters) : null;
    return {
      id: row.id,
      status,
      side: role === 'buyer' ? 'buyer' : 'supplier',
      mayAct: role !== 'companyAdmin',
      purchase: presented,
      supplier: supplier ?? { name: '', verifications: [], companyId: null },
      versions: versions.map(presentVersion),
      editsLeft: Math.max(0, MAX_EDITS - row.edits),
      counters: counters.map(presentCounter),
      openOffer: offer && presentCounter(offer),
      waitsFor: isOpen(status) ? row.waits_for : null,
      validUntilMs: row.valid_until_ms ?? 0,
      viewedAtMs: row.viewed_at_ms,
      rejection: row.reject_reason === null ? null : { reason: row.reject_reason, text: row.reject_text },
      deal,
      rankBand,
      revision: row.revision
    };
  });
}

/** Returns the third that the price lies in among all open quotations. */
async function rankBandOf(db: Db, row: QuotationRow, nowMs: number): Promise<QuotationDetail['rankBand']> {
  if (!isOpen(statusAt(row, nowMs)) || row.delivered_fen_per_kg === null) return null;
  const { all, cheaper } = await countCompeting(db, row.purchase_id, row.delivered_fen_per_kg);
  if (all < MIN_QUOTATIONS_FOR_RANK) return null;
  return (['low', 'middle', 'high'] as const)[Math.floor((cheaper * 3) / all)] ?? 'high';
}

/**
 * Returns all quotations of a request, lowest delivered price first.
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN for everyone but the buyer
 */
export async function compareQuotations(
  db: Db,
  member: Member,
  purchaseId: string,
  nowMs: number
): Promise<{ items: ComparedQuotation[]; stamp: string }> {
  const purchase = await getPublicPurchase(db, purchaseId);
  if (!(await isBuyer(db, member.id, purchase))) throw new AppError('FORBIDDEN');
  const rows = await findCompared(db, purchaseId);
  const suppliers = await partiesOf(db, rows.map(supplierOf));
  const items = rows.map((row, index) => ({
    id: row.id,
    status: statusAt(row, nowMs),
    supplier: suppliers[index] ?? { name: '', verifications: [], companyId: null },
    version: presentVersion({ ...row.last_version }),
    isNew: row.viewed_at_ms === null,
    validUntilMs: row.valid_until_ms ?? 0,
    openOffer: isOpen(statusAt(row, nowMs)) && row.open_offer !== null ? presentCounter(row.open_offer) : null,
    waitsFor: isOpen(statusAt(row, nowMs)) ? row.waits_for : null,
    acceptedGrams: row.accepted_grams,
    revision: row.revision
  }));
  return { items, stamp: buyerStamp(purchase) };
}
