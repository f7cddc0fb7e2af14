import type { QuotationDetail } from '@contract/quotation';
import { MAX_UNIT_FEN } from '@rules/quotation';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { TextCheck } from '../../providers/textCheck';
import { isDecidable, noteQuotation } from '../purchase/quoting.service';
import { countAction } from '../user/rateWindow.service';
import { lockOpened, openQuotation, requireFresh, requireValid } from './access.service';
import { requireFit } from './decision.service';
import { tellCountered } from './quotation.notice';
import { findCounters, insertCounter, updateQuotation } from './quotation.repository';
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

/** Either side puts a price or a word forward. Throws VALIDATION without either, FORBIDDEN, CONFLICT, RATE_LIMITED. */
export async function counterOffer(
  { db, texts }: { db: Db; texts: TextCheck },
  member: Member,
  { id, revision, requestId, unitFen, text: typed }: CounterBody,
  nowMs: number
): Promise<QuotationDetail> {
  const text = typed.trim();
  if (unitFen === null && text === '') throw new AppError('VALIDATION', { fields: { unitFen: 'required' } });
  if (unitFen !== null && (unitFen < 1 || unitFen > MAX_UNIT_FEN)) {
    throw new AppError('VALIDATION', { fields: { unitFen: 'range' } });
  }
  await requireFit(texts, text);
  await db.transaction().execute(async (tx) => {
    const { quotation, purchase, part } = await lockOpened(tx, member, id);
    if (part === 'colleague') throw new AppError('FORBIDDEN');
    const isKnown = (await findCounters(tx, id)).some((one) => one.side === part && one.request_id === requestId);
    if (isKnown) return;
    requireValid(quotation, nowMs);
    const status = nextStatus('counter', part, quotation.status);
    requireFresh(quotation, revision);
    if (!isDecidable(purchase)) throw conflict('ended');
    await countAction(tx, LIMIT, member.id, nowMs);
    await insertCounter(tx, {
      id: newId(nowMs),
      quotation_id: id,
      request_id: requestId,
      side: part,
      unit_fen: unitFen,
      text,
      at_ms: nowMs
    });
    const saved = await updateQuotation(tx, id, {
      status,
      has_open_counter: true,
      ...(part === 'buyer' ? { supplier_unread: true } : { buyer_unread: true }),
      revision: quotation.revision + 1,
      updated_at_ms: nowMs
    });
    await noteQuotation(tx, purchase, 0);
    await tellCountered(tx, { row: saved, purchase, nowMs }, { side: part, unitFen, text });
  });
  return presentDetail(db, await openQuotation(db, member, id), nowMs);
}
