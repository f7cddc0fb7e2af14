import type { OwnPurchase, OwnPurchaseBrief, PurchaseBody } from '@contract/ownPurchase';
import type { PurchaseFields } from '@contract/purchaseFields';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { lockMembers } from '../company/membership.service';
import { listingTransitions } from '../listing/listing.transitions';
import { lockDrafts, requireDraftSlot } from '../listing/listingSlot.service';
import {
  authorizeOwner,
  companyAfterEdit,
  companyIdFor,
  lockCompanyFor,
  type Owned
} from '../listing/ownership.service';
import { loadOwn, loadOwnBrief } from './own.service';
import { getOwn, lockOwn } from './ownership.service';
import { findByRequestId, insertPurchase, type PurchaseRow, updatePurchase } from './purchase.repository';
import { normalizePurchase, type PurchaseDeps, validatePurchaseDraft } from './validation.service';

/** Content of a draft: its fields, and the company that it is for; null for the user's own name. */
interface PurchaseContent {
  fields: PurchaseFields;
  companyId: string | null;
  nowMs: number;
}

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
  const saved = await db.transaction().execute(async (tx) => {
    const target = await lockTarget(tx, member, body, { fields, companyId, nowMs });
    const { row, actor } = target;
    // A repeated request for a new draft: it may have been submitted since, and is returned as it is.
    const isSent = row.submit_request_id !== null && row.status !== 'draft';
    if (body.id === null && isSent) return row;
    const status = listingTransitions.next('save', actor, row.status);
    return updatePurchase(tx, row.id, { ...contentColumns(target, fields, companyId), status, updated_at_ms: nowMs });
  });
  return loadOwn(db, saved, nowMs);
}

/** Returns the stored versions, whose files may stay. */
export const versionsOf = (row: PurchaseRow | undefined) => (row === undefined ? [] : [row.fields, row.public_fields]);

/**
 * Finds the request that a body names by its id, or by the request id that created it.
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN for one of others
 */
export async function findTarget(
  db: Db,
  member: Member,
  { id, requestId }: PurchaseBody
): Promise<PurchaseRow | undefined> {
  if (id !== null) return (await getOwn(db, member, id)).row;
  const row = await findByRequestId(db, member.id, requestId);
  return row && (await authorizeOwner(db, member, row)).row;
}

/**
 * Locks the company that a body is for, and the request that it names by its id or by the request id that created it,
 * else creates a draft.
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN for one of others and for a company that the member does
 * not act for any more, CONFLICT for a removed request and above 20 drafts
 */
export async function lockTarget(
  tx: Tx,
  member: Member,
  { id, requestId }: PurchaseBody,
  content: PurchaseContent
): Promise<Owned<PurchaseRow>> {
  await lockCompanyFor(tx, member.id, content.companyId);
  const target = id === null ? await lockDraft(tx, member, requestId, content) : await lockOwn(tx, member, id);
  if (target.row.removed_at_ms !== null) throw new AppError('CONFLICT');
  return target;
}

/**
 * Locks the request that a request id created, else creates a draft.
 * @throws AppError FORBIDDEN for a request that is not the member's any more, CONFLICT above 20 drafts
 */
async function lockDraft(
  tx: Tx,
  member: Member,
  requestId: string,
  { fields, companyId, nowMs }: PurchaseContent
): Promise<Owned<PurchaseRow>> {
  await lockDrafts(tx, 'purchase', member.id);
  const existing = await findByRequestId(tx, member.id, requestId);
  if (existing !== undefined) return lockOwn(tx, member, existing.id);
  await requireDraftSlot(tx, 'purchase', member.id);
  const row = await insertPurchase(tx, {
    id: newId(nowMs),
    owner_user_id: member.id,
    company_id: companyId,
    request_id: requestId,
    status: 'draft',
    fields: JSON.stringify(fields),
    created_at_ms: nowMs,
    updated_at_ms: nowMs
  });
  return { row, actor: 'owner' };
}

/** Columns of new content. */
export function contentColumns(target: Owned<PurchaseRow>, fields: PurchaseFields, companyId: string | null) {
  return { fields: JSON.stringify(fields), company_id: companyAfterEdit(target, companyId) };
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
): Promise<OwnPurchaseBrief> {
  const copied = await db.transaction().execute(async (tx) => {
    const { company_id: companyId } = (await getOwn(tx, member, id)).row;
    // Before the request is read: a dissolution returns drafts to their authors.
    if (companyId !== null) await lockMembers(tx, companyId);
    const { row } = await getOwn(tx, member, id);
    const fields = { ...row.fields, needBy: null, quoteDeadline: null };
    const copy = await lockDraft(tx, member, requestId, { fields, companyId: row.company_id, nowMs });
    return copy.row;
  });
  return loadOwnBrief(db, copied, nowMs);
}
