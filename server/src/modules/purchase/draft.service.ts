import type { OwnPurchase, PurchaseBody } from '@contract/ownPurchase';
import type { PurchaseFields } from '@contract/purchaseFields';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { companyOfUser } from '../company/company.service';
import { listingTransitions, type ListingActor } from '../listing/listing.transitions';
import { roleOf } from '../listing/tradeParty.service';
import { validatePurchaseDraft, normalizePurchase, type PurchaseDeps } from './validation.service';
import { presentOwn } from './own.presenter';
import {
  countDrafts,
  findByRequestId,
  findPurchase,
  insertPurchase,
  lockDrafts,
  lockPurchase,
  updatePurchase,
  type PurchaseRow
} from './purchase.repository';
import { ownerOf } from './quotedPurchase.service';

const MAX_DRAFTS = 20;
/** Keeps a draft; of a request in public the new version, beside the old one. Throws FORBIDDEN, VALIDATION, CONFLICT. */
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
  const companyId = await companyIdFor(db, member, body.asCompany);
  return db.transaction().execute(async (tx) => {
    const { row, actor } = await lockTarget(tx, member, body, { fields, companyId, nowMs });
    // The same wish for a new one again: it may have gone on to its review since, and is answered as it stands.
    const isSent = row.submit_request_id !== null && row.status !== 'draft';
    if (body.id === null && isSent) return presentOwn(tx, row, nowMs);
    const status = listingTransitions.next('save', actor, row.status);
    const saved = await updatePurchase(tx, row.id, {
      ...contentColumns(row, fields, companyId),
      status,
      updated_at_ms: nowMs
    });
    return presentOwn(tx, saved, nowMs);
  });
}

export const versionsOf = (row: PurchaseRow | undefined) => (row === undefined ? [] : [row.fields, row.public_fields]);

/** What the body is about: by its id, or, when the answer with the id was lost, by the request that made it. */
export async function findTarget(
  db: Db,
  member: Member,
  { id, requestId }: PurchaseBody
): Promise<PurchaseRow | undefined> {
  return id === null ? findByRequestId(db, member.id, requestId) : findPurchase(db, id);
}

export async function lockTarget(
  tx: Tx,
  member: Member,
  body: PurchaseBody,
  content: { fields: PurchaseFields; companyId: string | null; nowMs: number }
): Promise<{ row: PurchaseRow; actor: ListingActor }> {
  if (body.id !== null) return lockOwn(tx, member, body.id);
  await lockDrafts(tx, member.id);
  const existing = await findByRequestId(tx, member.id, body.requestId);
  if (existing !== undefined) return lockOwn(tx, member, existing.id);
  if ((await countDrafts(tx, member.id)) >= MAX_DRAFTS) throw new AppError('CONFLICT', { fields: { limit: 'drafts' } });
  return { row: await insertPurchase(tx, newDraftRow(member, body, content)), actor: 'owner' };
}

/** Somebody's own, or as an admin their company's. Throws NOT_FOUND, FORBIDDEN for somebody else's. */
export async function lockOwn(tx: Tx, member: Member, id: string): Promise<{ row: PurchaseRow; actor: ListingActor }> {
  const row = await lockPurchase(tx, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const actor = await roleOf(tx, member.id, ownerOf(row));
  if (actor === null) throw new AppError('FORBIDDEN');
  return { row, actor };
}

/** In whose name it stands is decided before the public has seen it. */
export function contentColumns(row: PurchaseRow, fields: PurchaseFields, companyId: string | null) {
  const isNew = row.public_fields === null && row.status === 'draft';
  return { fields: JSON.stringify(fields), company_id: isNew ? companyId : row.company_id };
}

export async function companyIdFor(db: Db, member: Member, asCompany: boolean): Promise<string | null> {
  if (!asCompany) return null;
  const company = await companyOfUser(db, member.id);
  if (company === null) throw new AppError('FORBIDDEN', { needs: 'company' });
  return company.id;
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

/** A new draft with the same content, without the days that belong to the old one. Throws NOT_FOUND, FORBIDDEN, CONFLICT. */
export async function copyPurchase(
  db: Db,
  member: Member,
  { id, requestId }: { id: string; requestId: string },
  nowMs: number
): Promise<OwnPurchase> {
  return db.transaction().execute(async (tx) => {
    const { row } = await lockOwn(tx, member, id);
    const fields = { ...row.fields, needBy: null, quoteDeadline: null };
    const body = { id: null, requestId, asCompany: row.company_id !== null, fields };
    const { row: copy } = await lockTarget(tx, member, body, { fields, companyId: row.company_id, nowMs });
    return presentOwn(tx, copy, nowMs);
  });
}
