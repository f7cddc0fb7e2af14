import type { QuotationDetail } from '@contract/quotation';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { sendJob } from '../../jobs/jobQueue';
import { addDeal } from '../purchase/dealtQuantity.service';
import { allowsDecisions, remainingGramsOf } from '../purchase/quotationPurchase.service';
import { type QuotationContext, requireFresh, requireValid } from './authorization.service';
import { closeQuotations } from './closing.service';
import { findCounters, supersedeCounters } from './counterOffer.repository';
import { type QuotationRevision, runStep } from './decision.service';
import { insertVersionFromOffer } from './offerAgreement.service';
import { openOfferOf, type OpenOfferRow, unansweredOf } from './openOffer';
import { notifyOfAcceptanceJob } from './quotation.jobs';
import { findLastVersion, type QuotationRow, updateQuotation } from './quotation.repository';
import { conflict, quotationTransitions } from './quotation.transitions';
import { deliveredSumOf } from './version';

export interface Acceptance extends QuotationRevision {
  requestId: string;
  grams: number;
  /** State that the buyer saw: the last version, the accepted price, and the open offer beside it. */
  version: number;
  unitFen: number;
  counterId: string | null;
}

/**
 * Accepts a quantity at a current price. When nothing is left, the request and its other quotations are closed.
 * @throws AppError NOT_FOUND for a draft and for members without a role, FORBIDDEN for everyone but the buyer,
 * VALIDATION `grams` for a quantity of 0, CONFLICT `changed` for an old revision, `expired` after the validity, `price`
 * for another price than the current one, `available` and `left` for more than is offered or requested, `ended` for a
 * request that is closed
 */
export function acceptQuotation(
  db: Db,
  member: Member,
  { id, revision, requestId, grams, ...basis }: Acceptance,
  nowMs: number
): Promise<QuotationDetail> {
  return runStep(db, member, { id, by: 'buyer', nowMs }, async (tx, context) => {
    const { quotation, purchase } = context;
    if (quotation.status === 'accepted' && quotation.accept_request_id === requestId) return;
    requireValid(quotation, nowMs);
    const status = quotationTransitions.next('accept', 'buyer', quotation.status);
    requireFresh(quotation, revision);
    if (!allowsDecisions(purchase)) throw conflict('ended');
    if (grams === 0) throw new AppError('VALIDATION', { fields: { grams: 'range' } });
    if (grams > (quotation.available_grams ?? 0)) throw conflict('available');
    if (grams > remainingGramsOf(purchase)) throw conflict('left');
    const priced = await resolvePrice(tx, context, { ...basis, requestId, nowMs });
    await updateQuotation(tx, id, {
      status,
      accepted_grams: grams,
      accepted_at_ms: nowMs,
      accept_request_id: requestId,
      viewed_at_ms: quotation.viewed_at_ms ?? nowMs,
      waits_for: null,
      buyer_unread: false,
      supplier_unread: true,
      revision: priced.revision + 1,
      updated_at_ms: nowMs
    });
    const isComplete = await addDeal(tx, purchase, grams, nowMs);
    const last = await findLastVersion(tx, id);
    const deliveredFen = last && deliveredSumOf(last.fields, purchase, grams).deliveredFen;
    const closed = isComplete ? await closeQuotations(tx, purchase, nowMs) : [];
    const closedIds = closed.map((row) => row.id);
    await sendJob(tx, notifyOfAcceptanceJob, { quotationId: id, deliveredFen, closedIds, atMs: nowMs });
  });
}

interface AcceptanceBasis extends Pick<Acceptance, 'version' | 'unitFen' | 'counterId' | 'requestId'> {
  nowMs: number;
}

/**
 * Returns the quotation at the accepted price: that of its last version, or of the supplier's open offer, which is agreed
 * to thereby.
 * @throws AppError CONFLICT `price` for another price, and for an open offer that the buyer had not seen
 */
async function resolvePrice(
  tx: Tx,
  { quotation, purchase }: QuotationContext,
  basis: AcceptanceBasis
): Promise<QuotationRow> {
  const counters = await findCounters(tx, quotation.id);
  const offer = openOfferOf(counters);
  if (basis.version !== quotation.version || basis.counterId !== (offer?.id ?? null)) throw conflict('price');
  if (isOfferAccepted(offer, basis.unitFen)) {
    const { nowMs, requestId } = basis;
    return insertVersionFromOffer(tx, { quotation, purchase, nowMs }, { offer, by: 'buyer', requestId });
  }
  if (basis.unitFen !== quotation.unit_fen) throw conflict('price');
  await supersedeCounters(
    tx,
    unansweredOf(counters).map((one) => one.id),
    null
  );
  return quotation;
}

const isOfferAccepted = (offer: OpenOfferRow | null, unitFen: number): offer is OpenOfferRow =>
  offer?.side === 'supplier' && offer.unit_fen === unitFen;
