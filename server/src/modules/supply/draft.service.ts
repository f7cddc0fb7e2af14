import type { OwnSupply, OwnSupplyBrief, SupplyBody } from '@contract/ownSupply';
import type { SupplyFields } from '@contract/supplyFields';
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
import { showVideo } from '../upload/video.service';
import { loadOwn, loadOwnBrief } from './own.service';
import { getOwn, lockOwn } from './ownership.service';
import { findByRequestId, insertSupply, type SupplyRow, updateSupply } from './supply.repository';
import { normalizeSupply, type SupplyDeps, validateSupplyDraft } from './validation.service';

/** Content of a draft: its fields, and the company that it is for; null for the user's own name. */
interface SupplyContent {
  fields: SupplyFields;
  companyId: string | null;
  nowMs: number;
}

/**
 * Saves a draft, or a new version of a published supply beside the published one.
 * @throws AppError NOT_FOUND for an unknown supply, FORBIDDEN for one of others and without the company to act for,
 * VALIDATION for files of others, CONFLICT when the status does not allow it and above 20 drafts
 */
export async function saveSupplyDraft(
  deps: SupplyDeps,
  member: Member,
  body: SupplyBody,
  nowMs: number
): Promise<OwnSupply> {
  const { db, files } = deps;
  const fields = await normalizeSupply(db, body.fields);
  const before = await findTarget(db, member, body);
  await validateSupplyDraft(deps, member.id, fields, versionsOf(before));
  const companyId = await companyIdFor(db, member.id, body.asCompany);
  const saved = await db.transaction().execute(async (tx) => {
    const target = await lockTarget(tx, member, body, { fields, companyId, nowMs });
    const { row, actor } = target;
    // A repeated request for a new draft: it may have been submitted since, and is returned as it is.
    const isSent = row.submit_request_id !== null && row.status !== 'draft';
    if (body.id === null && isSent) return row;
    const status = listingTransitions.next('save', actor, row.status);
    await claimVideo({ tx, files }, member, row, fields.video);
    return updateSupply(tx, row.id, { ...contentColumns(target, fields, companyId), status, updated_at_ms: nowMs });
  });
  return loadOwn(deps, saved, nowMs);
}

/** Returns the stored versions, whose files may stay. */
export const versionsOf = (row: SupplyRow | undefined) => (row === undefined ? [] : [row.fields, row.public_fields]);

/**
 * Finds the supply that a body names by its id, or by the request id that created it.
 * @throws AppError NOT_FOUND for an unknown supply, FORBIDDEN for one of others
 */
export async function findTarget(
  db: Db,
  member: Member,
  { id, requestId }: SupplyBody
): Promise<SupplyRow | undefined> {
  if (id !== null) return (await getOwn(db, member, id)).row;
  const row = await findByRequestId(db, member.id, requestId);
  return row && (await authorizeOwner(db, member, row)).row;
}

/**
 * Locks the company that a body is for, and the supply that it names by its id or by the request id that created it, else
 * creates a draft.
 * @throws AppError NOT_FOUND for an unknown supply, FORBIDDEN for one of others and for a company that the member does
 * not act for any more, CONFLICT for a removed supply and above 20 drafts
 */
export async function lockTarget(
  tx: Tx,
  member: Member,
  { id, requestId }: SupplyBody,
  content: SupplyContent
): Promise<Owned<SupplyRow>> {
  await lockCompanyFor(tx, member.id, content.companyId);
  const target = id === null ? await lockDraft(tx, member, requestId, content) : await lockOwn(tx, member, id);
  if (target.row.removed_at_ms !== null) throw new AppError('CONFLICT');
  return target;
}

/**
 * Locks the supply that a request id created, else creates a draft.
 * @throws AppError FORBIDDEN for a supply that is not the member's any more, CONFLICT above 20 drafts
 */
async function lockDraft(
  tx: Tx,
  member: Member,
  requestId: string,
  { fields, companyId, nowMs }: SupplyContent
): Promise<Owned<SupplyRow>> {
  await lockDrafts(tx, 'supply', member.id);
  const existing = await findByRequestId(tx, member.id, requestId);
  if (existing !== undefined) return lockOwn(tx, member, existing.id);
  await requireDraftSlot(tx, 'supply', member.id);
  const row = await insertSupply(tx, {
    id: newId(nowMs),
    owner_user_id: member.id,
    company_id: companyId,
    request_id: requestId,
    status: 'draft',
    // `claimVideo` compares the video of the new version with that of the row.
    fields: JSON.stringify({ ...fields, video: null }),
    created_at_ms: nowMs,
    updated_at_ms: nowMs
  });
  return { row, actor: 'owner' };
}

/** Columns of new content. */
export function contentColumns(target: Owned<SupplyRow>, fields: SupplyFields, companyId: string | null) {
  return { fields: JSON.stringify(fields), company_id: companyAfterEdit(target, companyId) };
}

/**
 * Creates a draft of the caller with the same content, without its last day and its video, which belongs to one supply.
 * @throws AppError NOT_FOUND for an unknown supply, FORBIDDEN for one of others, CONFLICT above 20 drafts
 */
export async function copySupply(
  db: Db,
  member: Member,
  { id, requestId }: { id: string; requestId: string },
  nowMs: number
): Promise<OwnSupplyBrief> {
  const copied = await db.transaction().execute(async (tx) => {
    const { company_id: companyId } = (await getOwn(tx, member, id)).row;
    // Before the supply is read: a dissolution returns drafts to their authors.
    if (companyId !== null) await lockMembers(tx, companyId);
    const { row } = await getOwn(tx, member, id);
    const fields = { ...row.fields, validUntil: null };
    const copy = await lockDraft(tx, member, requestId, { fields, companyId: row.company_id, nowMs });
    return copy.row;
  });
  return loadOwnBrief(db, copied, nowMs);
}

/**
 * Claims the video of a new version and releases that of the last one; the published version keeps its own until
 * another one is published.
 * @throws AppError VALIDATION `video` `unknown` for a video of someone else, or of another supply
 */
export async function claimVideo(
  deps: Parameters<typeof showVideo>[0],
  member: Member,
  row: SupplyRow,
  url: string | null
): Promise<void> {
  const before = row.fields.video;
  const listed = row.public_fields?.video ?? null;
  if (url === before) return;
  const change = { url: url === listed ? null : url, before: before === listed ? null : before };
  if (!(await showVideo(deps, member.id, change))) {
    throw new AppError('VALIDATION', { fields: { video: 'unknown' } });
  }
}
