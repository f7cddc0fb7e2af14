import type { OwnPurchase, PurchaseBody } from '@contract/ownPurchase';
import type { PurchaseFields } from '@contract/purchaseFields';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { lockMembers } from '../company/membership.service';
import { listingTransitions } from '../listing/listing.transitions';
import { countDrafts, MAX_DRAFTS } from '../listing/listingSlot.service';
import { companyIdFor, lockCompanyFor, type Owned } from '../listing/ownership.service';
import { loadOwn } from './own.service';
import { getOwn, lockOwn } from './ownership.service';
import {
  findByRequestId,
  findPurchase,
  insertPurchase,
  lockDrafts,
  type PurchaseRow,
  updatePurchase
} from './purchase.repository';
import { normalizePurchase, type PurchaseDeps, validatePurchaseDraft } from './validation.service';

/**
 * Saves a draft, or a new version of a published request beside the published one.
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN for one of others and without the company to act for,
 * VALIDATION `unknown` for unknown references and files of others, CONFLICT when the status does not allow it and above
 * 20 drafts
 */
export async function savePurchaseDraft(
  deps: PurchaseDeps,
  member: Member,
  body: PurchaseBody,
  nowMs: number
): Promise<OwnPurchase> {
  const { db } = deps;
  const fields = await normalizePurchase(db, body.fields);
  const before = await findTarget(db, member, body);
  await validatePurchaseDraft(deps, member.id, fields, versionsOf(before));
  const companyId = await companyIdFor(db, member.id, body.asCompany);
  return db.transaction().execute(async (tx) => {
    await lockCompanyFor(tx, member.id, companyId);
    const { row, actor } = await lockTarget(tx, member, body, { fields, companyId, nowMs });
    // A repeated request for a new draft: it may have been submitted since, and is returned as it is.
    const isSent = row.submit_request_id !== null && row.status !== 'draft';
    if (body.id === null && isSent) return loadOwn(tx, row, nowMs);
    const status = listingTransitions.next('save', actor, row.status);
    const saved = await updatePurchase(tx, row.id, {
      ...contentColumns(row, fields, companyId),
      status,
      updated_at_ms: nowMs
    });
    return loadOwn(tx, saved, nowMs);
  });
}

export const versionsOf = (row: PurchaseRow | undefined) => (row === undefined ? [] : [row.fields, row.public_fields]);

/** Finds the request that a body names by its id, or by the request id that created it. */
export async function findTarget(
  db: Db,
  member: Member,
  { id, requestId }: PurchaseBody
): Promise<PurchaseRow | undefined> {
  return id === null ? findByRequestId(db, member.id, requestId) : findPurchase(db, id);
}

/**
 * Locks the request that a body names by its id or by the request id that created it, else creates a draft.
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN for one of others, CONFLICT above 20 drafts
 */
export async function lockTarget(
  tx: Tx,
  member: Member,
  body: PurchaseBody,
  content: { fields: PurchaseFields; companyId: string | null; nowMs: number }
): Promise<Owned<PurchaseRow>> {
  if (body.id !== null) return lockOwn(tx, member, body.id);
  await lockDrafts(tx, member.id);
  const existing = await findByRequestId(tx, member.id, body.requestId);
  if (existing !== undefined) return lockOwn(tx, member, existing.id);
  if ((await countDrafts(tx, 'purchase', member.id)) >= MAX_DRAFTS)
    throw new AppError('CONFLICT', { fields: { limit: 'drafts' } });
  return { row: await insertPurchase(tx, newDraftRow(member, body, content)), actor: 'owner' };
}

/** Columns of new content; the owner may be chosen until the first publication. */
export function contentColumns(row: PurchaseRow, fields: PurchaseFields, companyId: string | null) {
  const isNew = row.public_fields === null && row.status === 'draft';
  return { fields: JSON.stringify(fields), company_id: isNew ? companyId : row.company_id };
}

function newDraftRow(
  member: Member,
  { requestId }: PurchaseBody,
  { fields, companyId, nowMs }: { fields: PurchaseFields; companyId: string | null; nowMs: number }
) {
  return {
    id: newId(nowMs),
    owner_user_id: member.id,
    company_id: companyId,
    request_id: requestId,
    submit_request_id: null,
    status: 'draft' as const,
    fields: JSON.stringify(fields),
    public_fields: null,
    public_status: null,
    quote_deadline_ms: null,
    review_reason: null,
    reviewed_at_ms: null,
    close_reason: null,
    submitted_at_ms: null,
    published_at_ms: null,
    refreshed_at_ms: null,
    deadline_told_ms: null,
    created_at_ms: nowMs,
    updated_at_ms: nowMs,
    removed_at_ms: null
  };
}

/**
 * Creates a draft of the caller with the same content, without its days.
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN for one of others, CONFLICT above 20 drafts
 */
export async function copyPurchase(
  db: Db,
  member: Member,
  { id, requestId }: { id: string; requestId: string },
  nowMs: number
): Promise<OwnPurchase> {
  return db.transaction().execute(async (tx) => {
    const { company_id: companyId } = (await getOwn(tx, member, id)).row;
    // Before the request, as its dissolution does, which returns drafts to their authors.
    if (companyId !== null) await lockMembers(tx, companyId);
    const { row } = await lockOwn(tx, member, id);
    const fields = { ...row.fields, needBy: null, quoteDeadline: null };
    const body = { id: null, requestId, asCompany: row.company_id !== null, fields };
    const { row: copy } = await lockTarget(tx, member, body, { fields, companyId: row.company_id, nowMs });
    return loadOwn(tx, copy, nowMs);
  });
}
