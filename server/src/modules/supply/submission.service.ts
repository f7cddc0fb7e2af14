import { isDeepStrictEqual } from 'node:util';
import type { OwnSupply, OwnSupplyBrief, SupplyBody } from '@contract/ownSupply';
import type { SupplyFields, SupplyTerms } from '@contract/supplyFields';
import { supplyTermProblems } from '@rules/supply';
import { shanghaiDay } from '../../clock/shanghaiDay';
import type { Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { isOpenStatus, nextStatus } from '../listing/listingStatus';
import type { TextFindings } from '../listing/moderation';
import { takeOpenPlace } from '../listing/openLimit.service';
import { lockOwn, ownBrief, ownInFull } from './access.service';
import { showTerms } from './publication.service';
import { judge, publicationFaults, tidy, type CheckDeps } from './supply.check';
import { termsOf } from './supply.presenter';
import { updateSupply, type SupplyRow } from './supply.repository';
import { keep, openForWriting } from './writing.service';

/** Sends it to the review; what only changes price and stock of one in public is shown at once. Throws as the contract says. */
export async function submit(deps: CheckDeps, member: Member, body: SupplyBody, nowMs: number): Promise<OwnSupply> {
  const fields = await tidy(deps.db, body.fields);
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
    if (!isOpenStatus(row.status)) await takeOpenPlace(tx, 'supply', row, member);
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
  return ownInFull(deps, sent, nowMs);
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
