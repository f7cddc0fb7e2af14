import { isDeepStrictEqual } from 'node:util';
import type { OwnSupply, OwnSupplyBrief, SupplyBody } from '@contract/ownSupply';
import type { SupplyFields, SupplyTerms } from '@contract/supplyFields';
import { supplyTermProblems } from '@rules/supply';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { sendJob } from '../../jobs/jobQueue';
import { isOpenListing, listingTransitions } from '../listing/listing.transitions';
import { reserveListingSlot } from '../listing/listingSlot.service';
import { companyIdFor } from '../listing/ownership.service';
import { requireKnownPerson } from '../user/user.service';
import { claimVideo, contentColumns, findTarget, lockTarget, versionsOf } from './draft.service';
import { termsOf } from './own.presenter';
import { loadOwn, loadOwnBrief } from './own.service';
import { lockOwn } from './ownership.service';
import { updatePublicTerms } from './publication.service';
import { approveSuppliesJob } from './supply.jobs';
import { type SupplyRow, updateSupply } from './supply.repository';
import { moderateSupply, normalizeSupply, type SupplyDeps, validateSupply } from './validation.service';

/**
 * Submits a supply for review, once per request id. A change of price and stock alone is published at once.
 * @throws AppError NOT_FOUND for an unknown supply, FORBIDDEN for one of others, for an account that has neither number nor
 * verification, without the company to act for, and
 * when it needs a slot that the owner does not have, VALIDATION with `fields.<name>` for fields that break the rules or
 * are refused, CONFLICT when the status does not allow it and above 20 drafts
 */
export async function submitSupply(
  deps: SupplyDeps,
  member: Member,
  body: SupplyBody,
  nowMs: number
): Promise<OwnSupply> {
  const { db, files, settings } = deps;
  const before = await findTarget(db, member, body);
  if (before !== undefined && isSubmitted(before, body)) return loadOwn(deps, before, nowMs);
  await requireKnownPerson(db, member.id);
  const fields = await normalizeSupply(db, body.fields);
  const companyId = await companyIdFor(db, member.id, body.asCompany);
  const findings = await moderateSupply(deps, fields);
  await validateSupply(deps, member.id, fields, { findings, known: versionsOf(before), nowMs });
  const submitted = await db.transaction().execute(async (tx) => {
    const target = await lockTarget(tx, member, body, { fields, companyId, nowMs });
    const { row, actor } = target;
    if (isSubmitted(row, body)) return row;
    const status = listingTransitions.next('submit', actor, row.status);
    await claimVideo({ tx, files }, member, row, fields.video);
    const content = contentColumns(target, fields, companyId);
    const submissionColumns = { ...content, submit_request_id: body.requestId, updated_at_ms: nowMs };
    if (onlyTermsChanged(row, fields)) {
      await updatePublicTerms(tx, row, fields);
      return updateSupply(tx, row.id, { ...submissionColumns, public_fields: content.fields });
    }
    if (!isOpenListing(row)) await reserveListingSlot(tx, 'supply', { ...row, ...content }, member);
    const { demoApprovalSec } = settings;
    if (demoApprovalSec !== null) await sendJob(tx, approveSuppliesJob, {}, { delaySec: demoApprovalSec });
    return updateSupply(tx, row.id, {
      ...submissionColumns,
      status,
      flagged: findings.flagged,
      submitted_at_ms: nowMs,
      appeal_text: null,
      review_reason: null,
      reviewed_at_ms: null
    });
  });
  return loadOwn(deps, submitted, nowMs);
}

/**
 * Changes price and stock of a published supply.
 * @throws AppError NOT_FOUND for an unknown supply, FORBIDDEN for one of others, VALIDATION with `fields.<name>` for a
 * price or stock that breaks the rules, CONFLICT for a supply that is removed or not published
 */
export async function changeTerms(
  { db }: SupplyDeps,
  member: Member,
  { id, ...terms }: SupplyTerms,
  nowMs: number
): Promise<OwnSupplyBrief> {
  const changed = await db.transaction().execute(async (tx) => {
    const { row, actor } = await lockOwn(tx, member, id);
    listingTransitions.next('changeTerms', actor, row.status);
    if (row.removed_at_ms !== null || row.public_fields === null) throw new AppError('CONFLICT');
    const publicFields = { ...row.public_fields, ...terms };
    const isTooFew =
      publicFields.moqGrams !== null && terms.stockGrams !== null && terms.stockGrams < publicFields.moqGrams;
    const problems = { ...(isTooFew && { stockGrams: 'belowMoq' }), ...supplyTermProblems(publicFields) };
    if (Object.keys(problems).length > 0) throw new AppError('VALIDATION', { fields: problems });
    await updatePublicTerms(tx, row, publicFields);
    return updateSupply(tx, id, {
      fields: JSON.stringify({ ...row.fields, ...terms }),
      public_fields: JSON.stringify(publicFields),
      updated_at_ms: nowMs
    });
  });
  return loadOwnBrief(db, changed, nowMs);
}

const isSubmitted = (row: SupplyRow, { requestId }: SupplyBody) => row.submit_request_id === requestId;

/** Returns whether the fields differ from the published version only in what needs no review. */
function onlyTermsChanged({ status, public_fields: publicFields }: SupplyRow, fields: SupplyFields): boolean {
  if (publicFields === null || (status !== 'published' && status !== 'paused')) return false;
  return isDeepStrictEqual({ ...publicFields, ...termsOf(fields) }, fields);
}
