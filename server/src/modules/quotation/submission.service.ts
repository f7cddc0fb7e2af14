import type { QuotationDetail } from '@contract/quotation';
import type { QuotationFields } from '@contract/quotationFields';
import type { QuotationBody } from '@contract/quotationSubmission';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { lockMembers } from '../company/membership.service';
import { listQuotableSupplies } from '../listing/quotableSupply.service';
import type { PublicPurchaseRow } from '../purchase/purchase.tables';
import { getPublicPurchase, lockPublicPurchase, recordQuotationChange } from '../purchase/quotationPurchase.service';
import { goodsVersionOf } from '../purchase/validation.service';
import { authorizeQuotation, countSentToday, dailyLimit, type QuotationParty } from './eligibility.service';
import { loadDetail } from './queries.service';
import { notifyParties } from './quotation.notifications';
import {
  findByAuthor,
  findByCompany,
  findByRequestId,
  insertQuotation,
  insertVersion,
  lockSubmissions,
  type QuotationRow,
  updateQuotation
} from './quotation.repository';
import { conflict, quotationTransitions } from './quotation.transitions';
import { fileUrlsOf, normalizeQuotation, type QuotationDeps, validateQuotation } from './validation.service';
import { versionColumns, versionRow } from './version';

/**
 * Saves a draft, which may be incomplete.
 * @returns the version of the draft, as `prepare` names it
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN outside of its audience and without the company to act
 * for, CONFLICT `own` for an own request, `exists` after a quotation was sent
 */
export async function saveQuotationDraft(db: Db, member: Member, body: QuotationBody, nowMs: number): Promise<number> {
  const purchase = await getPublicPurchase(db, body.purchaseId);
  const party = await authorizeQuotation(db, member, { ...body, purchase }, nowMs, 'draft');
  const draft = JSON.stringify(normalizeQuotation(body.fields));
  return db.transaction().execute(async (tx) => {
    await lockSubmissions(tx, member.id);
    const own = (await findSubmitted(tx, member, body)) ?? (await findByAuthor(tx, body.purchaseId, member.id));
    if (own !== undefined && own.status !== 'draft') throw conflict('exists');
    const changes = {
      draft,
      draft_goods_version: body.goodsVersion ?? null,
      company_id: party.companyId,
      updated_at_ms: nowMs
    };
    const saved =
      own === undefined
        ? await insertQuotation(tx, { ...newDraftRow(body, member, nowMs), ...changes })
        : await updateQuotation(tx, own.id, changes);
    return saved.changes;
  });
}

/**
 * Sends a quotation. Idempotent by request id.
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN outside of its audience, and `verify` or `company` for
 * what the member lacks, VALIDATION with `fields.<name>` for fields that break the rules or are refused, CONFLICT `own`
 * for an own request, `exists` for a second quotation, `ended` or `full` for a request that takes no more,
 * `requestChanged` for one that differs from what the supplier saw, RATE_LIMITED above the quotations of a day
 */
export async function submitQuotation(
  deps: QuotationDeps,
  member: Member,
  body: QuotationBody,
  nowMs: number
): Promise<QuotationDetail> {
  const { db } = deps;
  const existing = await findSubmitted(db, member, body);
  if (existing !== undefined) return loadDetail(db, member, existing.id, nowMs);
  const purchase = await getPublicPurchase(db, body.purchaseId);
  const party = await authorizeQuotation(db, member, { ...body, purchase }, nowMs, 'send');
  requireSeenVersion(purchase, body);
  const fields = normalizeQuotation(body.fields);
  const { varietyId } = purchase.public_fields;
  const supplies = varietyId === null ? [] : await listQuotableSupplies(db, member.id, varietyId, nowMs);
  await validateQuotation(deps, member.id, { fields, purchase, nowMs }, fileUrlsOf(supplies));
  const id = await db.transaction().execute((tx) => insertSubmission(tx, { member, body, fields, party, nowMs }));
  return loadDetail(db, member, id, nowMs);
}

/**
 * Returns the quotation that was sent with this request id, if it is a repeated one.
 * @throws AppError VALIDATION `used` for the request id of a quotation for another request
 */
async function findSubmitted(
  db: Db | Tx,
  member: Member,
  { purchaseId, requestId }: QuotationBody
): Promise<QuotationRow | undefined> {
  const row = await findByRequestId(db, member.id, requestId);
  if (row === undefined) return undefined;
  if (row.purchase_id !== purchaseId) throw new AppError('VALIDATION', { fields: { requestId: 'used' } });
  return row.version > 0 ? row : undefined;
}

/** @throws AppError CONFLICT `requestChanged` when other goods, another quantity or unit are asked for than were seen */
function requireSeenVersion({ public_fields: publicFields }: PublicPurchaseRow, { goodsVersion }: QuotationBody): void {
  if (goodsVersion === undefined || goodsVersion === goodsVersionOf(publicFields)) return;
  throw conflict('requestChanged');
}

interface Submission {
  member: Member;
  body: QuotationBody;
  fields: QuotationFields;
  party: QuotationParty;
  nowMs: number;
}

async function insertSubmission(tx: Tx, { member, body, fields, party, nowMs }: Submission): Promise<string> {
  await lockSubmissions(tx, member.id);
  // Before the request, as its dissolution does.
  if (party.companyId !== null) await lockMembers(tx, party.companyId);
  const purchase = await lockPublicPurchase(tx, body.purchaseId);
  const existing = await findSubmitted(tx, member, body);
  if (existing !== undefined) return existing.id;
  const own = await findByAuthor(tx, purchase.id, member.id);
  const ofCompany = party.companyId === null ? undefined : await findByCompany(tx, purchase.id, party.companyId);
  if ((own !== undefined && own.status !== 'draft') || ofCompany !== undefined) throw conflict('exists');
  // Again: request, company and verification may have changed while texts and pictures were moderated.
  const { companyId } = await authorizeQuotation(tx, member, { ...body, purchase }, nowMs, 'send');
  if (companyId !== party.companyId) throw new AppError('FORBIDDEN', { needs: 'company' });
  requireSeenVersion(purchase, body);
  await requireWithinDailyLimit(tx, party, nowMs);
  const submittedColumns = {
    ...versionColumns(fields, purchase, nowMs),
    status: quotationTransitions.next('send', 'supplier', own?.status ?? 'draft'),
    company_id: party.companyId,
    request_id: body.requestId,
    draft: null,
    draft_goods_version: null,
    version: 1,
    first_sent_at_ms: nowMs
  };
  const saved =
    own === undefined
      ? await insertQuotation(tx, { ...newDraftRow(body, member, nowMs), ...submittedColumns })
      : await updateQuotation(tx, own.id, submittedColumns);
  await insertVersion(tx, versionRow(saved, { fields, requestId: body.requestId, editReason: '', nowMs }));
  await recordQuotationChange(tx, purchase, 1);
  await notifyParties(tx, 'sent', { row: saved, purchase }, nowMs);
  return saved.id;
}

async function requireWithinDailyLimit(tx: Tx, party: QuotationParty, nowMs: number): Promise<void> {
  const { count, nextDayMs } = await countSentToday(tx, party.userId, nowMs);
  if (count < dailyLimit(party)) return;
  throw new AppError('RATE_LIMITED', { retryAfterSec: Math.ceil((nextDayMs - nowMs) / 1000) });
}

function newDraftRow({ purchaseId, requestId }: QuotationBody, member: Member, nowMs: number) {
  return {
    id: newId(nowMs),
    purchase_id: purchaseId,
    supplier_user_id: member.id,
    company_id: null,
    request_id: requestId,
    status: 'draft' as const,
    draft: null,
    draft_goods_version: null,
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
