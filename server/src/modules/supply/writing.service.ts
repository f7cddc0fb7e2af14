import { isDeepStrictEqual } from 'node:util';
import type { OwnSupply, OwnSupplyBrief, SupplyBody, SupplyFields, SupplyTerms } from '@contract/supply';
import { supplyTermProblems } from '@rules/supply';
import { shanghaiDay } from '../../clock/shanghaiDay';
import { newId } from '../../database/id';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { isOpenStatus, nextStatus } from '../listing/listingStatus';
import type { TextFindings } from '../listing/moderation';
import { takeOpenPlace } from '../listing/openLimit.service';
import { showVideo } from '../upload/video.service';
import { actingCompany, lockOwn, openOwn, ownBrief, ownInFull, withPart, type Opened } from './access.service';
import { showTerms } from './publication.service';
import { foreignFiles, judge, publicationFaults, tidy, type CheckDeps } from './supply.check';
import { termsOf } from './supply.presenter';
import {
  countDrafts,
  insertSupply,
  lockSupplyOfRequest,
  updateSupply,
  type SupplyChange,
  type SupplyRow
} from './supply.repository';

/** Drafts that somebody may keep at once. */
export const MAX_DRAFTS = 20;

/** Keeps what was written, without showing it. Throws as the contract says. */
export async function saveDraft(deps: CheckDeps, member: Member, body: SupplyBody, nowMs: number): Promise<OwnSupply> {
  const fields = tidy(body.fields);
  const saved = await deps.db.transaction().execute(async (tx) => {
    const opened = await openForWriting(tx, member, body, fields, nowMs);
    // The same wish for a new one again: it may have gone on to its review since, and is answered as it stands.
    const isSent = opened.row.submit_request_id !== null && opened.row.status !== 'draft';
    if (body.id === null && isSent) return opened.row;
    nextStatus('save', opened.part, opened.row.status);
    return keep(deps, tx, member, opened.row, fields, nowMs);
  });
  return ownInFull(deps.db, saved, nowMs);
}

/** Sends it to the review; what only changes price and stock of one in public is shown at once. Throws as the contract says. */
export async function submit(deps: CheckDeps, member: Member, body: SupplyBody, nowMs: number): Promise<OwnSupply> {
  const fields = tidy(body.fields);
  const findings = await judge(deps, member.id, fields);
  const sent = await deps.db.transaction().execute(async (tx) => {
    const opened = await openForWriting(tx, member, body, fields, nowMs);
    if (opened.row.submit_request_id === body.requestId) return opened.row;
    const next = nextStatus('submit', opened.part, opened.row.status);
    await requirePublishable(tx, fields, findings, nowMs);
    const row = await keep(deps, tx, member, opened.row, fields, nowMs);
    const submitted = { submit_request_id: body.requestId, updated_at_ms: nowMs };
    if (onlyTermsChanged(row)) {
      await showTerms(tx, row, fields);
      return updateSupply(tx, row.id, { ...submitted, public_fields: JSON.stringify(fields) });
    }
    if (!isOpenStatus(row.status)) await takePlace(tx, row, member);
    return updateSupply(tx, row.id, {
      ...submitted,
      status: next,
      submitted_at_ms: nowMs,
      flagged: findings.flagged,
      appeal_text: null,
      review_reason: null,
      reviewed_at_ms: null
    });
  });
  return ownInFull(deps.db, sent, nowMs);
}

/** New price and stock of one in public. Throws FORBIDDEN, VALIDATION, CONFLICT, NOT_FOUND. */
export async function changeTerms(
  { db }: CheckDeps,
  member: Member,
  { id, ...terms }: SupplyTerms,
  nowMs: number
): Promise<OwnSupplyBrief> {
  const changed = await db.transaction().execute(async (tx) => {
    const { row, part } = await lockOwn(tx, member, id);
    nextStatus('changeTerms', part, row.status);
    if (row.removed_at_ms !== null || row.public_fields === null) throw new AppError('CONFLICT');
    const shown = { ...row.public_fields, ...terms };
    const isTooFew = shown.moqGrams !== null && terms.stockGrams !== null && terms.stockGrams < shown.moqGrams;
    const faults = { ...(isTooFew && { stockGrams: 'belowMoq' }), ...supplyTermProblems(shown) };
    if (Object.keys(faults).length > 0) throw new AppError('VALIDATION', { fields: faults });
    await showTerms(tx, row, shown);
    return updateSupply(tx, id, {
      fields: JSON.stringify({ ...row.fields, ...terms }),
      public_fields: JSON.stringify(shown),
      updated_at_ms: nowMs
    });
  });
  return ownBrief(db, changed, nowMs);
}

/** A new draft with the same content, of whoever copies. Throws FORBIDDEN, NOT_FOUND, CONFLICT above 20 drafts. */
export async function copySupply(
  { db }: CheckDeps,
  member: Member,
  { id, requestId }: { id: string; requestId: string },
  nowMs: number
): Promise<OwnSupplyBrief> {
  const { row } = await openOwn(db, member, id);
  // A film stands in one place only, and the days of the old one are its own.
  const fields = { ...row.fields, video: null, validUntil: null };
  const copied = await db
    .transaction()
    .execute((tx) => openNew(tx, member, { requestId, companyId: row.company_id, fields }, nowMs));
  return ownBrief(db, copied, nowMs);
}

async function openForWriting(
  tx: Tx,
  member: Member,
  { id, requestId, asCompany }: SupplyBody,
  fields: SupplyFields,
  nowMs: number
): Promise<Opened> {
  const opened =
    id === null
      ? await withPart(
          tx,
          member,
          (await lockSupplyOfRequest(tx, member.id, requestId)) ??
            (await openNew(
              tx,
              member,
              { requestId, fields: withoutFiles(fields), companyId: await companyFor(tx, member, asCompany) },
              nowMs
            ))
        )
      : await lockOwn(tx, member, id);
  if (opened.row.removed_at_ms !== null) throw new AppError('CONFLICT');
  if (opened.row.published_at_ms !== null || opened.part !== 'owner') return opened;
  // In whose name it stands can be chosen until it was public.
  if (asCompany === (opened.row.company_id !== null)) return opened;
  const companyId = await companyFor(tx, member, asCompany);
  return { ...opened, row: await updateSupply(tx, opened.row.id, { company_id: companyId }) };
}

async function companyFor(tx: Tx, member: Member, asCompany: boolean): Promise<string | null> {
  return asCompany ? actingCompany(tx, member.id) : null;
}

/** A draft with this content; the same request again finds it. Throws CONFLICT above 20 drafts. */
async function openNew(
  tx: Tx,
  member: Member,
  { requestId, companyId, fields }: { requestId: string; companyId: string | null; fields: SupplyFields },
  nowMs: number
): Promise<SupplyRow> {
  const known = await lockSupplyOfRequest(tx, member.id, requestId);
  if (known !== undefined) return known;
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
  const opened = row ?? (await lockSupplyOfRequest(tx, member.id, requestId));
  if (opened === undefined) throw new Error(`the supply of request ${requestId} was not kept`);
  return opened;
}

async function keep(
  { images }: CheckDeps,
  tx: Tx,
  member: Member,
  row: SupplyRow,
  fields: SupplyFields,
  nowMs: number
): Promise<SupplyRow> {
  const kept = new Set(
    [row.fields, row.public_fields].flatMap((version) => (version === null ? [] : filesOf(version)))
  );
  const faults = await foreignFiles({ db: tx, images }, member.id, fields, kept);
  if (!(await takeVideo({ tx, images }, member, row, fields.video))) faults['video'] = 'unknown';
  if (Object.keys(faults).length > 0) throw new AppError('VALIDATION', { fields: faults });
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
async function takeVideo(
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

async function requirePublishable(tx: Tx, fields: SupplyFields, findings: TextFindings, nowMs: number): Promise<void> {
  const today = shanghaiDay(new Date(nowMs));
  const faults = { ...findings.refused, ...(await publicationFaults(tx, fields, today)) };
  if (Object.keys(faults).length > 0) throw new AppError('VALIDATION', { fields: faults });
}

/** Whether all that differs from a version that stands in public needs no review. */
function onlyTermsChanged({ status, fields, public_fields: listed }: SupplyRow): boolean {
  if (listed === null || (status !== 'published' && status !== 'paused')) return false;
  return isDeepStrictEqual({ ...listed, ...termsOf(fields) }, fields);
}

/** Throws as `takeOpenPlace`: it counts against whoever posted it. */
export async function takePlace(tx: Tx, row: SupplyRow, member: Member): Promise<void> {
  const userId = row.owner_user_id ?? member.id;
  const asCompany = row.company_id !== null;
  // An admin who sends a colleague's supply acts for the company, whose limit does not ask for the person's own level.
  await takeOpenPlace(tx, 'supply', { userId, isVerified: member.isVerified, asCompany, exceptId: row.id });
}
