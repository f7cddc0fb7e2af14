import type { OwnSupply, OwnSupplyBrief, SupplyBody } from '@contract/ownSupply';
import type { SupplyFields } from '@contract/supplyFields';
import { newId } from '../../database/id';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { lockMembers } from '../company/membership.service';
import { listingTransitions } from '../listing/listing.transitions';
import { findForeignFiles } from '../listing/listingFiles.service';
import { countDrafts, MAX_DRAFTS } from '../listing/listingSlot.service';
import { authorizeOwner, companyIdFor, lockCompanyFor, type Owned } from '../listing/ownership.service';
import { showVideo } from '../upload/video.service';
import { loadOwn, loadOwnBrief } from './own.service';
import { getOwn, lockOwn } from './ownership.service';
import { insertSupply, lockByRequestId, type SupplyChange, type SupplyRow, updateSupply } from './supply.repository';
import { filesOf, normalizeSupply, type SupplyDeps } from './validation.service';

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
  const fields = await normalizeSupply(deps.db, body.fields);
  const companyId = await companyIdFor(deps.db, member.id, body.asCompany);
  const saved = await deps.db.transaction().execute(async (tx) => {
    const target = await lockTarget(tx, member, body, { fields, companyId, nowMs });
    // A repeated request for a new draft: the supply may have been submitted since, and is returned as it is.
    const isSent = target.row.submit_request_id !== null && target.row.status !== 'draft';
    if (body.id === null && isSent) return target.row;
    listingTransitions.next('save', target.actor, target.row.status);
    return saveFields(deps, tx, member, target.row, fields, nowMs);
  });
  return loadOwn(deps, saved, nowMs);
}

/**
 * Creates a draft of the caller with the same content.
 * @throws AppError NOT_FOUND for an unknown supply, FORBIDDEN for one of others, CONFLICT above 20 drafts
 */
export async function copySupply(
  { db }: SupplyDeps,
  member: Member,
  { id, requestId }: { id: string; requestId: string },
  nowMs: number
): Promise<OwnSupplyBrief> {
  const copied = await db.transaction().execute(async (tx) => {
    const { company_id: companyId } = (await getOwn(tx, member, id)).row;
    // Before the supply is read: a dissolution returns drafts to their authors.
    if (companyId !== null) await lockMembers(tx, companyId);
    const { row } = await getOwn(tx, member, id);
    // A video belongs to one supply, and the last day to the old one.
    const fields = { ...row.fields, video: null, validUntil: null };
    return insertDraft(tx, member, { requestId, companyId: row.company_id, fields }, nowMs);
  });
  return loadOwnBrief(db, copied, nowMs);
}

/**
 * Locks the company that a body is for, and the supply that it names by its id or by the request that created it, else
 * creates a draft.
 * @throws AppError NOT_FOUND for an unknown supply, FORBIDDEN for one of others and for a company that the member does
 * not act for any more, CONFLICT for a removed supply and above 20 drafts
 */
export async function lockTarget(
  tx: Tx,
  member: Member,
  { id, requestId, asCompany }: SupplyBody,
  { fields, companyId, nowMs }: { fields: SupplyFields; companyId: string | null; nowMs: number }
): Promise<Owned<SupplyRow>> {
  await lockCompanyFor(tx, member.id, companyId);
  const target =
    id === null
      ? await authorizeOwner(
          tx,
          member,
          (await lockByRequestId(tx, member.id, requestId)) ??
            (await insertDraft(tx, member, { requestId, fields: withoutFiles(fields), companyId }, nowMs))
        )
      : await lockOwn(tx, member, id);
  if (target.row.removed_at_ms !== null) throw new AppError('CONFLICT');
  if (target.row.published_at_ms !== null || target.actor !== 'owner') return target;
  // The owner may be chosen until the first publication.
  if (asCompany === (target.row.company_id !== null)) return target;
  return { ...target, row: await updateSupply(tx, target.row.id, { company_id: companyId }) };
}

/**
 * Creates a draft. Idempotent by request id.
 * @throws AppError CONFLICT above 20 drafts
 */
async function insertDraft(
  tx: Tx,
  member: Member,
  { requestId, companyId, fields }: { requestId: string; companyId: string | null; fields: SupplyFields },
  nowMs: number
): Promise<SupplyRow> {
  const existing = await lockByRequestId(tx, member.id, requestId);
  if (existing !== undefined) return existing;
  if ((await countDrafts(tx, 'supply', member.id)) >= MAX_DRAFTS) {
    throw new AppError('CONFLICT', { fields: { drafts: 'tooMany' } });
  }
  const row = await insertSupply(tx, {
    id: newId(nowMs),
    owner_user_id: member.id,
    company_id: companyId,
    request_id: requestId,
    status: 'draft',
    fields: JSON.stringify(fields),
    created_at_ms: nowMs,
    updated_at_ms: nowMs
  });
  const draft = row ?? (await lockByRequestId(tx, member.id, requestId));
  if (draft === undefined) throw new Error(`the supply of request ${requestId} was not kept`);
  return draft;
}

/**
 * Checks the files and saves the fields.
 * @throws AppError VALIDATION for files of others
 */
export async function saveFields(
  { files }: SupplyDeps,
  tx: Tx,
  member: Member,
  row: SupplyRow,
  fields: SupplyFields,
  nowMs: number
): Promise<SupplyRow> {
  const storedUrls = [row.fields, row.public_fields].flatMap((version) =>
    version === null ? [] : fileUrlsOf(version)
  );
  const problems = await findForeignFiles({ db: tx, files }, member.id, { files: filesOf(fields), storedUrls });
  if (!(await claimVideo({ tx, files }, member, row, fields.video))) problems['video'] = 'unknown';
  if (Object.keys(problems).length > 0) throw new AppError('VALIDATION', { fields: problems });
  const changes: SupplyChange = { fields: JSON.stringify(fields), updated_at_ms: nowMs };
  return updateSupply(tx, row.id, changes);
}

/** `saveFields` checks the files and claims the video. */
function withoutFiles(fields: SupplyFields): SupplyFields {
  return { ...fields, photos: [], documents: [], video: null };
}

const fileUrlsOf = ({ photos, documents }: SupplyFields): string[] => [...photos, ...documents.map(({ url }) => url)];

/**
 * Claims the video of a new version and releases that of the last one; the published version keeps its own until
 * another one is published.
 * @returns false for a video of someone else
 */
async function claimVideo(
  deps: Parameters<typeof showVideo>[0],
  member: Member,
  row: SupplyRow,
  url: string | null
): Promise<boolean> {
  const before = row.fields.video;
  const listed = row.public_fields?.video ?? null;
  if (url === before) return true;
  return showVideo(deps, member.id, { url: url === listed ? null : url, before: before === listed ? null : before });
}
