import { isDeepStrictEqual } from 'node:util';
import type { OwnPurchase, PurchaseBody } from '@contract/ownPurchase';
import type { PurchaseFields } from '@contract/purchaseFields';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { sendJob } from '../../jobs/jobQueue';
import { isOpenListing, listingTransitions } from '../listing/listing.transitions';
import { reserveListingSlot } from '../listing/listingSlot.service';
import { companyIdFor } from '../listing/ownership.service';
import { requireKnownPerson } from '../user/user.service';
import { contentColumns, findTarget, lockTarget, versionsOf } from './draft.service';
import { loadOwn } from './own.service';
import { writeSnapshot } from './publication.service';
import { approvePurchasesJob } from './purchase.jobs';
import { type PurchaseRow, updatePurchase } from './purchase.repository';
import type { PublicPurchaseRow } from './purchase.tables';
import {
  moderatePurchase,
  normalizePurchase,
  type PurchaseDeps,
  quotedProblems,
  validatePurchase
} from './validation.service';

/**
 * Submits a request for review, once per request id. A change of price and quantity alone is published at once.
 * @throws AppError NOT_FOUND for an unknown request, FORBIDDEN for one of others, for an account that has neither number nor
 * verification, without the company to act for, and
 * when it needs a slot that the owner does not have, VALIDATION with `fields.<name>` for fields that break the rules or
 * are refused, and for changed goods of a request with quotations (`quoted`), CONFLICT when the status does not allow
 * it and above 20 drafts
 */
export async function submitPurchase(
  deps: PurchaseDeps,
  member: Member,
  body: PurchaseBody,
  nowMs: number
): Promise<OwnPurchase> {
  const { db, settings } = deps;
  const before = await findTarget(db, member, body);
  if (before !== undefined && isSubmitted(before, body)) return loadOwn(db, before, nowMs);
  await requireKnownPerson(db, member.id);
  const fields = await normalizePurchase(db, body.fields);
  const companyId = await companyIdFor(db, member.id, body.asCompany);
  const findings = await moderatePurchase(deps, fields);
  await validatePurchase(deps, member.id, fields, { findings, known: versionsOf(before), nowMs });
  const submitted = await db.transaction().execute(async (tx) => {
    const target = await lockTarget(tx, member, body, { fields, companyId, nowMs });
    const { row, actor } = target;
    if (isSubmitted(row, body)) return row;
    const status = listingTransitions.next('submit', actor, row.status);
    requireQuotedUnchanged(row, fields);
    const content = contentColumns(target, fields, companyId);
    const submissionColumns = { ...content, submit_request_id: body.requestId, updated_at_ms: nowMs };
    if (onlyTermsChanged(row, fields)) {
      const changed = await updatePurchase(tx, row.id, { ...submissionColumns, public_fields: content.fields });
      await writeSnapshot(tx, changed as PublicPurchaseRow, nowMs);
      return changed;
    }
    if (!isOpenListing(row)) await reserveListingSlot(tx, 'purchase', { ...row, ...content }, member);
    const { demoApprovalSec } = settings;
    if (demoApprovalSec !== null) await sendJob(tx, approvePurchasesJob, {}, { delaySec: demoApprovalSec });
    return updatePurchase(tx, row.id, {
      ...submissionColumns,
      status,
      flagged: findings.flagged,
      submitted_at_ms: nowMs,
      appeal_text: null,
      review_reason: null,
      reviewed_at_ms: null
    });
  });
  return loadOwn(db, submitted, nowMs);
}

const isSubmitted = (row: PurchaseRow, { requestId }: PurchaseBody) => row.submit_request_id === requestId;

/** Returns whether the fields differ from the published version only in what needs no review. */
function onlyTermsChanged({ status, public_fields: publicFields }: PurchaseRow, fields: PurchaseFields): boolean {
  if (publicFields === null || (status !== 'published' && status !== 'paused')) return false;
  const { expectedFen, isNegotiable, quantityGrams } = fields;
  // A proposed title contains the quantity, and follows it.
  const isFollowing = publicFields.isTitleProposed === true && fields.isTitleProposed === true;
  const { title } = isFollowing ? fields : publicFields;
  return isDeepStrictEqual({ ...publicFields, title, expectedFen, isNegotiable, quantityGrams }, fields);
}

function requireQuotedUnchanged(row: PurchaseRow, fields: PurchaseFields): void {
  const problems = quotedProblems(row, fields);
  if (row.public_fields !== null && fields.maxQuotes < row.quote_count) problems['maxQuotes'] = 'quoted';
  if (Object.keys(problems).length > 0) throw new AppError('VALIDATION', { fields: problems });
}
