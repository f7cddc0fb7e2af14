import type { QuotationDetail } from '@contract/quotation';
import { counterBounds, RETRACT_MS } from '@rules/counterOffer';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { TextModeration } from '../../providers/textModeration';
import { allowsDecisions, recordQuotationChange } from '../purchase/quotationPurchase.service';
import { countAction } from '../rateLimit/rateLimit.service';
import { lockQuotationFor, requireFresh, requireSide, requireValid } from './authorization.service';
import { notifyCounterOffer, withdrawCounterOfferNotification } from './counterOffer.notifications';
import {
  type CounterRow,
  findCounters,
  insertCounter,
  retractCounter,
  supersedeCounters
} from './counterOffer.repository';
import { openOfferOf, unansweredOf, waitsFor } from './openOffer';
import { loadDetail } from './queries.service';
import { type QuotationRow, updateQuotation } from './quotation.repository';
import { conflict, quotationTransitions } from './quotation.transitions';
import { assertModerated } from './validation.service';

const COUNTER_OFFER_LIMIT = { name: 'quotationCounter', limit: 60, windowMs: DAY_MS };

export interface CounterOfferBody {
  id: string;
  revision: number;
  requestId: string;
  unitFen: number | null;
  text: string;
}

/**
 * Submits a price, a message, or both, from either side. Idempotent by request id.
 * @throws AppError VALIDATION without price and text, for a refused text and a price out of bounds
 * @throws AppError NOT_FOUND for a draft and for members without a role, FORBIDDEN for a role that only reads
 * @throws AppError CONFLICT `changed` for an old revision, `expired` after the validity, `ended` for a request that is
 * closed, or the current status when it does not allow counter-offers
 * @throws AppError RATE_LIMITED above 60 a day
 */
export async function submitCounterOffer(
  { db, textModeration }: { db: Db; textModeration: TextModeration },
  member: Member,
  { id, revision, requestId, unitFen, text: typed }: CounterOfferBody,
  nowMs: number
): Promise<QuotationDetail> {
  const text = typed.trim();
  if (unitFen === null && text === '') throw new AppError('VALIDATION', { fields: { unitFen: 'required' } });
  await assertModerated(textModeration, text);
  await db.transaction().execute(async (tx) => {
    const { quotation, purchase, role } = await lockQuotationFor(tx, member, id);
    const side = requireSide(role);
    const counters = await findCounters(tx, id);
    if (counters.some((one) => one.side === side && one.request_id === requestId)) return;
    requireValid(quotation, nowMs);
    const status = quotationTransitions.next('counter', side, quotation.status);
    requireFresh(quotation, revision);
    if (!allowsDecisions(purchase)) throw conflict('ended');
    if (unitFen !== null) requireWithinBounds(unitFen, side, quotation, counters);
    await countAction(tx, COUNTER_OFFER_LIMIT, member.id, nowMs);
    const counter = { id: newId(nowMs), quotation_id: id, request_id: requestId, side, unit_fen: unitFen, text };
    // A message answers messages; only a price replaces a price.
    const answered = unansweredOf(counters).filter(
      (one) => unitFen !== null || (one.unit_fen === null && one.side !== side)
    );
    await supersedeCounters(
      tx,
      answered.map((one) => one.id),
      counter.id
    );
    await insertCounter(tx, { ...counter, at_ms: nowMs });
    const saved = await saveTurn(tx, quotation, { status, by: side, nowMs });
    await recordQuotationChange(tx, purchase, 0);
    await notifyCounterOffer(tx, { row: saved, purchase, nowMs }, { side, unitFen, text });
  });
  return loadDetail(db, member, id, nowMs);
}

/**
 * Retracts an own counter-offer, which reopens those that it had superseded. Idempotent.
 * @throws AppError NOT_FOUND for a draft and for members without a role, and for an unknown counter-offer
 * @throws AppError FORBIDDEN for a role that only reads, and for a counter-offer of the other side
 * @throws AppError CONFLICT `changed` for an old revision or an answered counter-offer, `expired` after the validity,
 * `late` when it is too old to be retracted, or the current status when it does not allow counter-offers
 */
export async function retractCounterOffer(
  db: Db,
  member: Member,
  { id, revision, counterId }: { id: string; revision: number; counterId: string },
  nowMs: number
): Promise<QuotationDetail> {
  await db.transaction().execute(async (tx) => {
    const { quotation, purchase, role } = await lockQuotationFor(tx, member, id);
    const side = requireSide(role);
    const counter = (await findCounters(tx, id)).find((one) => one.id === counterId);
    if (counter === undefined) throw new AppError('NOT_FOUND');
    if (counter.side !== side) throw new AppError('FORBIDDEN');
    if (counter.answer === 'retracted') return;
    requireValid(quotation, nowMs);
    const status = quotationTransitions.next('retract', side, quotation.status);
    requireFresh(quotation, revision);
    if (counter.answer !== null) throw conflict('changed');
    if (nowMs - counter.at_ms > RETRACT_MS) throw conflict('late');
    await retractCounter(tx, counterId);
    const saved = await saveTurn(tx, quotation, { status, by: side, nowMs });
    await recordQuotationChange(tx, purchase, 0);
    await withdrawCounterOfferNotification(tx, { row: saved, purchase }, { side, atMs: counter.at_ms });
  });
  return loadDetail(db, member, id, nowMs);
}

/** Stores the side that has to answer, and marks the quotation as unread for the other side. */
export async function saveTurn(
  tx: Tx,
  { id, revision }: QuotationRow,
  { status, by, nowMs }: { status: QuotationRow['status']; by: 'buyer' | 'supplier'; nowMs: number }
): Promise<QuotationRow> {
  return updateQuotation(tx, id, {
    status,
    waits_for: waitsFor(await findCounters(tx, id)),
    ...(by === 'buyer' ? { supplier_unread: true } : { buyer_unread: true }),
    revision: revision + 1,
    updated_at_ms: nowMs
  });
}

function requireWithinBounds(
  unitFen: number,
  side: 'buyer' | 'supplier',
  quotation: QuotationRow,
  counters: readonly CounterRow[]
): void {
  const open = openOfferOf(counters);
  const offer = open && { by: open.side, unitFen: open.unit_fen };
  const { minFen, maxFen } = counterBounds(side, { quotationFen: quotation.unit_fen ?? 0, offer });
  if (unitFen < minFen || unitFen > maxFen) throw new AppError('VALIDATION', { fields: { unitFen: 'bounds' } });
}
