import type { OwnSupply, OwnSupplyBrief, SupplyBody } from '@contract/ownSupply';
import type { SupplyFields } from '@contract/supplyFields';
import { newId } from '../../database/id';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { listingTransitions } from '../listing/listing.transitions';
import { showVideo } from '../upload/video.service';
import {
  requireCompanyId,
  lockOwn,
  getOwn,
  loadOwnBrief,
  loadOwnSupply,
  withActor,
  type OwnedSupply
} from './ownership.service';
import { findForeignFiles, normalizeSupply, type SupplyDeps } from './validation.service';
import {
  countDrafts,
  insertSupply,
  lockByRequestId,
  updateSupply,
  type SupplyChange,
  type SupplyRow
} from './supply.repository';

/** Drafts that somebody may keep at once. */
export const MAX_DRAFTS = 20;

/** Keeps what was written, without showing it. Throws as the contract says. */
export async function saveSupplyDraft(
  deps: SupplyDeps,
  member: Member,
  body: SupplyBody,
  nowMs: number
): Promise<OwnSupply> {
  const fields = await normalizeSupply(deps.db, body.fields);
  const saved = await deps.db.transaction().execute(async (tx) => {
    const target = await lockTarget(tx, member, body, fields, nowMs);
    // The same wish for a new one again: it may have gone on to its review since, and is answered as it stands.
    const isSent = target.row.submit_request_id !== null && target.row.status !== 'draft';
    if (body.id === null && isSent) return target.row;
    listingTransitions.next('save', target.actor, target.row.status);
    return saveFields(deps, tx, member, target.row, fields, nowMs);
  });
  return loadOwnSupply(deps, saved, nowMs);
}

/** A new draft with the same content, of whoever copies. Throws FORBIDDEN, NOT_FOUND, CONFLICT above 20 drafts. */
export async function copySupply(
  { db }: SupplyDeps,
  member: Member,
  { id, requestId }: { id: string; requestId: string },
  nowMs: number
): Promise<OwnSupplyBrief> {
  const { row } = await getOwn(db, member, id);
  // A film stands in one place only, and the days of the old one are its own.
  const fields = { ...row.fields, video: null, validUntil: null };
  const copied = await db
    .transaction()
    .execute((tx) => insertDraft(tx, member, { requestId, companyId: row.company_id, fields }, nowMs));
  return loadOwnBrief(db, copied, nowMs);
}

/** What a body is about: by its id, by the request that made it, or a new draft. Throws NOT_FOUND, FORBIDDEN, CONFLICT. */
export async function lockTarget(
  tx: Tx,
  member: Member,
  { id, requestId, asCompany }: SupplyBody,
  fields: SupplyFields,
  nowMs: number
): Promise<OwnedSupply> {
  const target =
    id === null
      ? await withActor(
          tx,
          member,
          (await lockByRequestId(tx, member.id, requestId)) ??
            (await insertDraft(
              tx,
              member,
              { requestId, fields: withoutFiles(fields), companyId: await companyIdFor(tx, member, asCompany) },
              nowMs
            ))
        )
      : await lockOwn(tx, member, id);
  if (target.row.removed_at_ms !== null) throw new AppError('CONFLICT');
  if (target.row.published_at_ms !== null || target.actor !== 'owner') return target;
  // In whose name it stands can be chosen until it was public.
  if (asCompany === (target.row.company_id !== null)) return target;
  const companyId = await companyIdFor(tx, member, asCompany);
  return { ...target, row: await updateSupply(tx, target.row.id, { company_id: companyId }) };
}

async function companyIdFor(tx: Tx, member: Member, asCompany: boolean): Promise<string | null> {
  return asCompany ? requireCompanyId(tx, member.id) : null;
}

/** A draft with this content; the same request again finds it. Throws CONFLICT above 20 drafts. */
async function insertDraft(
  tx: Tx,
  member: Member,
  { requestId, companyId, fields }: { requestId: string; companyId: string | null; fields: SupplyFields },
  nowMs: number
): Promise<SupplyRow> {
  const existing = await lockByRequestId(tx, member.id, requestId);
  if (existing !== undefined) return existing;
  if ((await countDrafts(tx, member.id)) >= MAX_DRAFTS) {
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

/** What was written, with its files looked at. Throws VALIDATION. */
export async function saveFields(
  { files }: SupplyDeps,
  tx: Tx,
  member: Member,
  row: SupplyRow,
  fields: SupplyFields,
  nowMs: number
): Promise<SupplyRow> {
  const storedUrls = new Set(
    [row.fields, row.public_fields].flatMap((version) => (version === null ? [] : filesOf(version)))
  );
  const problems = await findForeignFiles({ db: tx, files }, member.id, fields, storedUrls);
  if (!(await claimVideo({ tx, files }, member, row, fields.video))) problems['video'] = 'unknown';
  if (Object.keys(problems).length > 0) throw new AppError('VALIDATION', { fields: problems });
  const changes: SupplyChange = { fields: JSON.stringify(fields), updated_at_ms: nowMs };
  return updateSupply(tx, row.id, changes);
}

/** Files are looked at, and a film is taken, when they are kept. */
function withoutFiles(fields: SupplyFields): SupplyFields {
  return { ...fields, photos: [], documents: [], video: null };
}

function filesOf({ photos, documents }: SupplyFields): string[] {
  return [...photos, ...documents.map(({ url }) => url)];
}

/** The film of the version in public is held until another version stands there. False for one that is not theirs. */
async function claimVideo(
  deps: Parameters<typeof showVideo>[0],
  member: Member,
  row: SupplyRow,
  url: string | null
): Promise<boolean> {
  const before = row.fields.video;
  const listed = row.public_fields?.video ?? null;
  if (url === before || (url !== null && url === listed)) return true;
  return showVideo(deps, member.id, { url, before: before === listed ? null : before });
}
