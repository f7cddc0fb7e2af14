import type { QuotationDetail } from '@contract/quotation';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { PublicPurchaseRow } from '../purchase/purchase.tables';
import { allowsDecisions, recordQuotationChange } from '../purchase/quotationPurchase.service';
import { lockQuotationFor, requireFresh, requireSide, requireValid } from './authorization.service';
import { notifyAnswered } from './counterOffer.notifications';
import { findCounters, supersedeCounters, updateAnswer } from './counterOffer.repository';
import { saveTurn } from './counterOffer.service';
import { openOfferOf, type OpenOfferRow, unansweredOf } from './openOffer';
import { loadDetail } from './queries.service';
import {
  findLastVersion,
  findVersions,
  insertVersion,
  type QuotationRow,
  updateQuotation
} from './quotation.repository';
import { conflict, quotationTransitions } from './quotation.transitions';
import { versionColumns, versionRow } from './version';

interface CounterOfferRef {
  id: string;
  revision: number;
  counterId: string;
}

/**
 * Agrees to the other side's open offer and creates a quotation version at that price. Idempotent by request id.
 * @throws AppError NOT_FOUND for a draft and for members without a role
 * @throws AppError FORBIDDEN for a role that only reads, and for the side's own offer
 * @throws AppError CONFLICT `changed` for an old revision or another open offer, `expired` after the validity, `ended`
 * for a request that is closed, or the current status when it does not allow an agreement
 */
export async function agreeToOffer(
  db: Db,
  member: Member,
  { id, revision, requestId, counterId }: CounterOfferRef & { requestId: string },
  nowMs: number
): Promise<QuotationDetail> {
  await db.transaction().execute(async (tx) => {
    const { quotation, purchase, role } = await lockQuotationFor(tx, member, id);
    const side = requireSide(role);
    if ((await findVersions(tx, id)).some((version) => version.request_id === requestId)) return;
    requireValid(quotation, nowMs);
    const status = quotationTransitions.next('agree', side, quotation.status);
    requireFresh(quotation, revision);
    if (!allowsDecisions(purchase)) throw conflict('ended');
    const offer = await requireOfferTo(tx, id, side, counterId);
    const saved = await insertVersionFromOffer(tx, { quotation, purchase, nowMs }, { offer, by: side, requestId });
    const updated = await updateQuotation(tx, id, {
      status,
      ...(side === 'buyer' ? { supplier_unread: true, buyer_unread: false } : { buyer_unread: true }),
      revision: saved.revision + 1
    });
    await recordQuotationChange(tx, purchase, 0);
    await notifyAnswered(tx, { row: updated, purchase, nowMs }, { side, unitFen: offer.unit_fen, isAgreed: true });
  });
  return loadDetail(db, member, id, nowMs);
}

/**
 * Declines the open offer of the other side; the last version stays. Idempotent.
 * @throws AppError NOT_FOUND for a draft and for members without a role
 * @throws AppError FORBIDDEN for a role that only reads, and for the side's own offer
 * @throws AppError CONFLICT `changed` for an old revision or another open offer, `expired` after the validity, or the
 * current status when it does not allow an answer
 */
export async function declineOffer(
  db: Db,
  member: Member,
  { id, revision, counterId }: CounterOfferRef,
  nowMs: number
): Promise<QuotationDetail> {
  await db.transaction().execute(async (tx) => {
    const { quotation, purchase, role } = await lockQuotationFor(tx, member, id);
    const side = requireSide(role);
    const counter = (await findCounters(tx, id)).find((one) => one.id === counterId);
    if (counter?.answer === 'declined' && counter.side !== side) return;
    requireValid(quotation, nowMs);
    const status = quotationTransitions.next('decline', side, quotation.status);
    requireFresh(quotation, revision);
    const offer = await requireOfferTo(tx, id, side, counterId);
    await updateAnswer(tx, offer.id, 'declined');
    const saved = await saveTurn(tx, quotation, { status, by: side, nowMs });
    await recordQuotationChange(tx, purchase, 0);
    await notifyAnswered(tx, { row: saved, purchase, nowMs }, { side, unitFen: offer.unit_fen, isAgreed: false });
  });
  return loadDetail(db, member, id, nowMs);
}

/**
 * Returns the open offer, if it is `counterId` and waits for this side.
 * @throws AppError FORBIDDEN for the side's own offer, CONFLICT `changed` for another open offer or none
 */
async function requireOfferTo(
  tx: Tx,
  id: string,
  side: 'buyer' | 'supplier',
  counterId: string
): Promise<OpenOfferRow> {
  const offer = openOfferOf(await findCounters(tx, id));
  if (offer === null || offer.id !== counterId) throw conflict('changed');
  if (offer.side === side) throw new AppError('FORBIDDEN');
  return offer;
}

/**
 * Inserts a version at the price of an agreed offer. It renews the validity only when the supplier agrees: a buyer
 * cannot bind the supplier for longer.
 * @throws AppError CONFLICT `draft` for a quotation without a version
 */
export async function insertVersionFromOffer(
  tx: Tx,
  { quotation, purchase, nowMs }: { quotation: QuotationRow; purchase: PublicPurchaseRow; nowMs: number },
  { offer, by, requestId }: { offer: OpenOfferRow; by: 'buyer' | 'supplier'; requestId: string }
): Promise<QuotationRow> {
  const { id } = quotation;
  const last = await findLastVersion(tx, id);
  if (last === undefined) throw conflict('draft');
  const fields = { ...last.fields, unitFen: offer.unit_fen };
  await updateAnswer(tx, offer.id, 'agreed');
  await supersedeCounters(
    tx,
    unansweredOf(await findCounters(tx, id)).map((one) => one.id),
    null
  );
  const { valid_until_ms, expiry_told_ms, viewed_at_ms, buyer_unread } = quotation;
  const saved = await updateQuotation(tx, id, {
    ...versionColumns(fields, purchase, nowMs),
    ...(by === 'buyer' && { valid_until_ms, expiry_told_ms }),
    // Only the price changes, and the buyer agreed to it, so the version counts as viewed.
    viewed_at_ms: by === 'buyer' ? (viewed_at_ms ?? nowMs) : viewed_at_ms,
    buyer_unread,
    version: quotation.version + 1
  });
  await insertVersion(tx, { ...versionRow(saved, { fields, requestId, editReason: '', nowMs }), is_agreed: true });
  return saved;
}
