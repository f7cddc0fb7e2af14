import type { QuotationBody, QuotationDetail, QuotationFields } from '@contract/quotation';
import { deliveredFenPerKg } from '@rules/deliveredPrice';
import { MAX_EDITS } from '@rules/quotation';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import {
  isDecidable,
  lockPublicPurchase,
  noteQuotation,
  publicPurchase,
  takesQuotations,
  unitGramsOf
} from '../purchase/quoting.service';
import type { PublicPurchaseRow } from '../purchase/quoting.service';
import { isFull } from '../purchase/quoting.service';
import { lockOpened, openQuotation, requireFresh, requirePart, requireValid } from './access.service';
import { checkQuotation, tidyQuotation, type QuotationDeps } from './content.service';
import { requireFit } from './decision.service';
import { countSentToday, dayLimit, mayQuote, type Quoter } from './quoter.service';
import { tellSent } from './quotation.notice';
import {
  findByRequest,
  findOfCompany,
  findOwn,
  findVersions,
  insertQuotation,
  insertVersion,
  lockSender,
  updateQuotation,
  type QuotationRow
} from './quotation.repository';
import { conflict, nextStatus } from './quotationStatus';
import { presentDetail } from './reading.service';

const DAY_MS = 86_400_000;

/** Keeps what was typed about a request; it may be incomplete. Throws NOT_FOUND, CONFLICT once one was sent, or for the own. */
export async function saveQuotationDraft(db: Db, member: Member, body: QuotationBody, nowMs: number): Promise<void> {
  const quoter = await mayQuote(db, member, body, nowMs, 'draft');
  const draft = JSON.stringify(tidyQuotation(body.fields));
  await db.transaction().execute(async (tx) => {
    await lockSender(tx, member.id);
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
  if (earlier !== undefined) return presentDetail(db, await openQuotation(db, member, earlier.id), nowMs);
  const quoter = await mayQuote(db, member, body, nowMs, 'send');
  const fields = tidyQuotation(body.fields);
  const purchase = await publicPurchase(db, body.purchaseId);
  await checkQuotation(deps, member.id, { fields, purchase, nowMs });
  const id = await db.transaction().execute((tx) => send(tx, { member, body, fields, quoter, nowMs }));
  return presentDetail(db, await openQuotation(db, member, id), nowMs);
}

async function sentBefore(db: Db | Tx, member: Member, body: QuotationBody): Promise<QuotationRow | undefined> {
  const row = await findByRequest(db, member.id, body.requestId);
  return row !== undefined && row.version > 0 && row.purchase_id === body.purchaseId ? row : undefined;
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
  const own = await findOwn(tx, purchase.id, member.id);
  const ofTeam = quoter.companyId === null ? undefined : await findOfCompany(tx, purchase.id, quoter.companyId);
  if ((own !== undefined && own.status !== 'draft') || ofTeam !== undefined) throw conflict('exists');
  if (!takesQuotations(purchase, nowMs)) throw conflict('ended');
  if (isFull(purchase)) throw conflict('full');
  await requireRoomToday(tx, quoter, nowMs);
  const row = own ?? (await insertQuotation(tx, blankOf(body, member, nowMs)));
  const saved = await updateQuotation(tx, row.id, {
    ...columnsOf(fields, purchase, nowMs),
    status: nextStatus('send', 'supplier', row.status),
    company_id: quoter.companyId,
    request_id: body.requestId,
    draft: null,
    version: 1,
    first_sent_at_ms: nowMs
  });
  await insertVersion(tx, versionOf(saved, { fields, requestId: body.requestId, editReason: '', nowMs }));
  await noteQuotation(tx, purchase, 1);
  await tellSent(tx, saved, purchase, nowMs);
  return saved.id;
}

async function requireRoomToday(tx: Tx, quoter: Quoter, nowMs: number): Promise<void> {
  const { count, nextDayMs } = await countSentToday(tx, quoter.userId, nowMs);
  if (count < dayLimit(quoter)) return;
  throw new AppError('RATE_LIMITED', { retryAfterSec: Math.ceil((nextDayMs - nowMs) / 1000) });
}

export interface QuotationEdit {
  id: string;
  revision: number;
  requestId: string;
  fields: QuotationFields;
  editReason: string;
}

/** A new version, three times at most; the older ones stay readable. Throws NOT_FOUND, FORBIDDEN, VALIDATION, CONFLICT. */
export async function editQuotation(
  deps: QuotationDeps,
  member: Member,
  edit: QuotationEdit,
  nowMs: number
): Promise<QuotationDetail> {
  const { db } = deps;
  const { id, requestId } = edit;
  const opened = await openQuotation(db, member, id);
  requirePart(opened.part, 'supplier');
  const versions = await findVersions(db, id);
  if (versions.some((version) => version.request_id === requestId)) return presentDetail(db, opened, nowMs);
  const fields = tidyQuotation(edit.fields);
  const editReason = edit.editReason.trim();
  await checkQuotation(
    deps,
    member.id,
    { fields, purchase: opened.purchase, nowMs },
    versions.map((one) => one.fields)
  );
  await requireFit(deps.texts, editReason);
  await db.transaction().execute(async (tx) => {
    const { quotation, purchase, part } = await lockOpened(tx, member, id);
    requirePart(part, 'supplier');
    if ((await findVersions(tx, id)).some((version) => version.request_id === requestId)) return;
    requireValid(quotation, nowMs);
    const status = nextStatus('edit', 'supplier', quotation.status);
    requireFresh(quotation, edit.revision);
    if (!isDecidable(purchase)) throw conflict('ended');
    if (quotation.version > MAX_EDITS) throw conflict('edits');
    const saved = await updateQuotation(tx, id, {
      ...columnsOf(fields, purchase, nowMs),
      status,
      version: quotation.version + 1,
      revision: quotation.revision + 1
    });
    await insertVersion(tx, versionOf(saved, { fields, requestId, editReason, nowMs }));
    await noteQuotation(tx, purchase, 0);
    await tellSent(tx, saved, purchase, nowMs);
  });
  return presentDetail(db, await openQuotation(db, member, id), nowMs);
}

/** What every new version writes into the row. */
function columnsOf(fields: QuotationFields, purchase: PublicPurchaseRow, nowMs: number) {
  const validUntilMs = nowMs + fields.validDays * DAY_MS;
  return {
    unit_fen: fields.unitFen,
    delivered_fen_per_kg: deliveredOf(fields, purchase),
    available_grams: fields.availableGrams,
    valid_until_ms: validUntilMs,
    // Of what is valid for a day nobody has to be warned a day before.
    expiry_told_ms: fields.validDays === 1 ? validUntilMs : null,
    viewed_at_ms: null,
    has_open_counter: false,
    buyer_unread: true,
    updated_at_ms: nowMs
  };
}

function deliveredOf(fields: QuotationFields, purchase: PublicPurchaseRow): number {
  return deliveredFenPerKg({ ...fields, unitFen: fields.unitFen ?? 0, gramsPerUnit: unitGramsOf(purchase) });
}

function versionOf(
  row: QuotationRow,
  {
    fields,
    requestId,
    editReason,
    nowMs
  }: { fields: QuotationFields; requestId: string; editReason: string; nowMs: number }
) {
  return {
    quotation_id: row.id,
    version: row.version,
    request_id: requestId,
    fields: JSON.stringify(fields),
    delivered_fen_per_kg: row.delivered_fen_per_kg ?? 0,
    edit_reason: editReason,
    sent_at_ms: nowMs
  };
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
