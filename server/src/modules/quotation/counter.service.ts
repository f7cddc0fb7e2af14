import type { QuotationDetail } from '@contract/quotation';
import { counterBounds, RETRACT_MS } from '@rules/counterOffer';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { TextModeration } from '../../providers/textModeration';
import { isDecidable, noteQuotation } from '../purchase/quoting.service';
import { countAction } from '../user/rateWindow.service';
import { lockOpened, requireFresh, requireSide, requireValid } from './access.service';
import { findCounters, insertCounter, retractCounter, supersedeCounters, type CounterRow } from './counter.repository';
import { requireFit } from './content.service';
import { openOfferOf, unansweredIn, waitsFor } from './openOffer';
import { takeBackCountered, tellCountered } from './offer.notice';
import { updateQuotation, type QuotationRow } from './quotation.repository';
import { conflict, nextStatus } from './quotationStatus';
import { presentDetail } from './reading.service';

const LIMIT = { name: 'quotationCounter', limit: 60, windowMs: 86_400_000 };

export interface CounterBody {
  id: string;
  revision: number;
  requestId: string;
  unitFen: number | null;
  text: string;
}

/** Either side puts a price or a word forward. Throws VALIDATION without either, or out of bounds, FORBIDDEN, CONFLICT, RATE_LIMITED. */
export async function counterOffer(
  { db, textModeration }: { db: Db; textModeration: TextModeration },
  member: Member,
  { id, revision, requestId, unitFen, text: typed }: CounterBody,
  nowMs: number
): Promise<QuotationDetail> {
  const text = typed.trim();
  if (unitFen === null && text === '') throw new AppError('VALIDATION', { fields: { unitFen: 'required' } });
  await requireFit(textModeration, text);
  await db.transaction().execute(async (tx) => {
    const { quotation, purchase, part } = await lockOpened(tx, member, id);
    const side = requireSide(part);
    const counters = await findCounters(tx, id);
    if (counters.some((one) => one.side === side && one.request_id === requestId)) return;
    requireValid(quotation, nowMs);
    const status = nextStatus('counter', side, quotation.status);
    requireFresh(quotation, revision);
    if (!isDecidable(purchase)) throw conflict('ended');
    if (unitFen !== null) requireWithinBounds(unitFen, side, quotation, counters);
    await countAction(tx, LIMIT, member.id, nowMs);
    const counter = { id: newId(nowMs), quotation_id: id, request_id: requestId, side, unit_fen: unitFen, text };
    // Words answer words; only a price takes the place of a price.
    const answered = unansweredIn(counters).filter(
      (one) => unitFen !== null || (one.unit_fen === null && one.side !== side)
    );
    await supersedeCounters(
      tx,
      answered.map((one) => one.id),
      counter.id
    );
    await insertCounter(tx, { ...counter, at_ms: nowMs });
    const saved = await saveStanding(tx, quotation, { status, by: side, nowMs });
    await noteQuotation(tx, purchase, 0);
    await tellCountered(tx, { row: saved, purchase, nowMs }, { side, unitFen, text });
  });
  return presentDetail(db, member, id, nowMs);
}

/** Its author takes a counter-offer back, which frees what it had superseded. Throws FORBIDDEN, CONFLICT. */
export async function retractOffer(
  db: Db,
  member: Member,
  { id, revision, counterId }: { id: string; revision: number; counterId: string },
  nowMs: number
): Promise<QuotationDetail> {
  await db.transaction().execute(async (tx) => {
    const { quotation, purchase, part } = await lockOpened(tx, member, id);
    const side = requireSide(part);
    const counter = (await findCounters(tx, id)).find((one) => one.id === counterId);
    if (counter === undefined) throw new AppError('NOT_FOUND');
    if (counter.side !== side) throw new AppError('FORBIDDEN');
    if (counter.answer === 'retracted') return;
    requireValid(quotation, nowMs);
    const status = nextStatus('retract', side, quotation.status);
    requireFresh(quotation, revision);
    if (counter.answer !== null) throw conflict('changed');
    if (nowMs - counter.at_ms > RETRACT_MS) throw conflict('late');
    await retractCounter(tx, counterId);
    const saved = await saveStanding(tx, quotation, { status, by: side, nowMs });
    await noteQuotation(tx, purchase, 0);
    await takeBackCountered(tx, { row: saved, purchase, nowMs }, { side, atMs: counter.at_ms });
  });
  return presentDetail(db, member, id, nowMs);
}

/** Writes down whose turn it is after one side has said something, which the other one has not read. */
export async function saveStanding(
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
  const { minFen, maxFen } = counterBounds(side, { quotedFen: quotation.unit_fen ?? 0, offer });
  if (unitFen < minFen || unitFen > maxFen) throw new AppError('VALIDATION', { fields: { unitFen: 'bounds' } });
}
