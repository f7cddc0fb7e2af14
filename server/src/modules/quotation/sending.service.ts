import type { QuotationDetail } from '@contract/quotation';
import type { QuotationFields } from '@contract/quotationFields';
import type { QuotationBody } from '@contract/quotationSubmission';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { listOwnSupplies } from '../listing/ownSupply.service';
import { isFull, lockPublicPurchase, noteQuotation, takesQuotations } from '../purchase/quoting.service';
import { checkQuotation, filesIn, tidyQuotation, type QuotationDeps } from './content.service';
import { countSentToday, dayLimit, mayQuote, type Quoter } from './quoter.service';
import { tell } from './quotation.notice';
import {
  findByRequest,
  findOfCompany,
  findOwn,
  insertQuotation,
  insertVersion,
  lockSender,
  updateQuotation,
  type QuotationRow
} from './quotation.repository';
import { conflict, nextStatus } from './quotationStatus';
import { presentDetail } from './reading.service';
import { columnsOf, versionOf } from './version';

/** Keeps what was typed about a request; it may be incomplete. Throws NOT_FOUND, CONFLICT once one was sent, or for the own. */
export async function saveQuotationDraft(db: Db, member: Member, body: QuotationBody, nowMs: number): Promise<void> {
  const quoter = await mayQuote(db, member, body, nowMs, 'draft');
  const draft = JSON.stringify(tidyQuotation(body.fields));
  await db.transaction().execute(async (tx) => {
    await lockSender(tx, member.id);
    await requireNewRequest(tx, member, body);
    const own = await findOwn(tx, body.purchaseId, member.id);
    if (own !== undefined && own.status !== 'draft') throw conflict('exists');
    const changes = { draft, company_id: quoter.companyId, updated_at_ms: nowMs };
    if (own !== undefined) await updateQuotation(tx, own.id, changes);
    else await insertQuotation(tx, { ...blankOf(body, member, nowMs), ...changes });
  });
}

/** Sends it, once. Throws NOT_FOUND, VALIDATION, FORBIDDEN `verify` or `company`, CONFLICT, RATE_LIMITED. */
export async function createQuotation(
  deps: QuotationDeps,
  member: Member,
  body: QuotationBody,
  nowMs: number
): Promise<QuotationDetail> {
  const { db } = deps;
  const earlier = await sentBefore(db, member, body);
  if (earlier !== undefined) return presentDetail(db, member, earlier.id, nowMs);
  const quoter = await mayQuote(db, member, body, nowMs, 'send');
  const fields = tidyQuotation(body.fields);
  const { varietyId } = quoter.purchase.public_fields;
  const supplies = varietyId === null ? [] : await listOwnSupplies(db, member.id, varietyId, nowMs);
  await checkQuotation(deps, member.id, { fields, purchase: quoter.purchase, nowMs }, filesIn(supplies));
  const id = await db.transaction().execute((tx) => send(tx, { member, body, fields, quoter, nowMs }));
  return presentDetail(db, member, id, nowMs);
}

async function sentBefore(db: Db | Tx, member: Member, body: QuotationBody): Promise<QuotationRow | undefined> {
  const row = await findByRequest(db, member.id, body.requestId);
  return row !== undefined && row.version > 0 && row.purchase_id === body.purchaseId ? row : undefined;
}

/** One request id is one quotation: VALIDATION `used` for that of another one. */
async function requireNewRequest(tx: Tx, member: Member, { purchaseId, requestId }: QuotationBody): Promise<void> {
  const row = await findByRequest(tx, member.id, requestId);
  if (row === undefined || row.purchase_id === purchaseId) return;
  throw new AppError('VALIDATION', { fields: { requestId: 'used' } });
}

interface Sending {
  member: Member;
  body: QuotationBody;
  fields: QuotationFields;
  quoter: Quoter;
  nowMs: number;
}

async function send(tx: Tx, { member, body, fields, quoter, nowMs }: Sending): Promise<string> {
  await lockSender(tx, member.id);
  const purchase = await lockPublicPurchase(tx, body.purchaseId);
  const earlier = await sentBefore(tx, member, body);
  if (earlier !== undefined) return earlier.id;
  await requireNewRequest(tx, member, body);
  const own = await findOwn(tx, purchase.id, member.id);
  const ofTeam = quoter.companyId === null ? undefined : await findOfCompany(tx, purchase.id, quoter.companyId);
  if ((own !== undefined && own.status !== 'draft') || ofTeam !== undefined) throw conflict('exists');
  if (!takesQuotations(purchase, nowMs)) throw conflict('ended');
  if (isFull(purchase)) throw conflict('full');
  await requireRoomToday(tx, quoter, nowMs);
  const sent = {
    ...columnsOf(fields, purchase, nowMs),
    status: nextStatus('send', 'supplier', own?.status ?? 'draft'),
    company_id: quoter.companyId,
    request_id: body.requestId,
    draft: null,
    version: 1,
    first_sent_at_ms: nowMs
  };
  const saved =
    own === undefined
      ? await insertQuotation(tx, { ...blankOf(body, member, nowMs), ...sent })
      : await updateQuotation(tx, own.id, sent);
  await insertVersion(tx, versionOf(saved, { fields, requestId: body.requestId, editReason: '', nowMs }));
  await noteQuotation(tx, purchase, 1);
  await tell(tx, 'sent', { row: saved, purchase }, nowMs);
  return saved.id;
}

async function requireRoomToday(tx: Tx, quoter: Quoter, nowMs: number): Promise<void> {
  const { count, nextDayMs } = await countSentToday(tx, quoter.userId, nowMs);
  if (count < dayLimit(quoter)) return;
  throw new AppError('RATE_LIMITED', { retryAfterSec: Math.ceil((nextDayMs - nowMs) / 1000) });
}

function blankOf({ purchaseId, requestId }: QuotationBody, member: Member, nowMs: number) {
  return {
    id: newId(nowMs),
    purchase_id: purchaseId,
    supplier_user_id: member.id,
    company_id: null,
    request_id: requestId,
    status: 'draft' as const,
    draft: null,
    version: 0,
    unit_fen: null,
    delivered_fen_per_kg: null,
    available_grams: null,
    valid_until_ms: null,
    first_sent_at_ms: null,
    viewed_at_ms: null,
    reject_reason: null,
    accepted_at_ms: null,
    accept_request_id: null,
    score: null,
    expiry_told_ms: null,
    revision: 1,
    changes: 0,
    created_at_ms: nowMs,
    updated_at_ms: nowMs
  };
}
