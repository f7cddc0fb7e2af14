import { isDeepStrictEqual } from 'node:util';
import type { OwnPurchase, PurchaseBody } from '@contract/ownPurchase';
import type { PurchaseFields } from '@contract/purchaseFields';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { isOpenStatus, nextStatus } from '../listing/listingStatus';
import { takeOpenPlace } from '../listing/openLimit.service';
import { checkPurchase, tidyPurchase, type PurchaseDeps } from './content.service';
import { companyFor, contentOf, findMeant, lockMeant, versionsOf } from './draft.service';
import { presentOwn } from './own.presenter';
import { publish } from './publishing.service';
import { updatePurchase, type PublicPurchaseRow, type PurchaseRow } from './purchase.repository';

/** What suppliers have quoted on stays as it is. */
const QUOTED: readonly (keyof PurchaseFields)[] = [
  'varietyId',
  'gradeId',
  'form',
  'quantityGrams',
  'unit',
  'gramsPerPack'
];

/** Sends it to the review, once; what only changes price and amount of one in public is shown at once. Throws FORBIDDEN, VALIDATION, CONFLICT. */
export async function submitPurchase(
  deps: PurchaseDeps,
  member: Member,
  body: PurchaseBody,
  nowMs: number
): Promise<OwnPurchase> {
  const { db } = deps;
  const before = await findMeant(db, member, body);
  if (before !== undefined && isSent(before, body)) return presentOwn(db, before, nowMs);
  const fields = await tidyPurchase(db, body.fields);
  const flagged = await checkPurchase(deps, member.id, fields, { known: versionsOf(before), nowMs });
  const companyId = await companyFor(db, member, body.asCompany);
  return db.transaction().execute(async (tx) => {
    const { row, actor } = await lockMeant(tx, member, body, { fields, companyId, nowMs });
    if (isSent(row, body)) return presentOwn(tx, row, nowMs);
    const status = nextStatus('submit', actor, row.status);
    refuseChanged(row, fields);
    const content = contentOf(row, fields, companyId);
    const sent = { ...content, submit_request_id: body.requestId, updated_at_ms: nowMs };
    if (onlyTermsChanged(row, fields)) {
      const changed = await updatePurchase(tx, row.id, { ...sent, public_fields: JSON.stringify(fields) });
      await publish(tx, changed as PublicPurchaseRow, nowMs);
      return presentOwn(tx, changed, nowMs);
    }
    if (!isOpenStatus(row.status)) await takeOpenPlace(tx, 'purchase', { ...row, ...content }, member);
    const saved = await updatePurchase(tx, row.id, {
      ...sent,
      status,
      flagged,
      submitted_at_ms: nowMs,
      appeal_text: null,
      review_reason: null,
      reviewed_at_ms: null
    });
    return presentOwn(tx, saved, nowMs);
  });
}

const isSent = (row: PurchaseRow, { requestId }: PurchaseBody) => row.submit_request_id === requestId;

/** Whether all that differs from a version that stands in public needs no review. */
function onlyTermsChanged({ status, public_fields: shown }: PurchaseRow, fields: PurchaseFields): boolean {
  if (shown === null || (status !== 'published' && status !== 'paused')) return false;
  const { expectedFen, isNegotiable, quantityGrams } = fields;
  // A proposed title says the quantity, and follows it.
  const isFollowing = shown.isTitleProposed === true && fields.isTitleProposed === true;
  const { title } = isFollowing ? fields : shown;
  return isDeepStrictEqual({ ...shown, title, expectedFen, isNegotiable, quantityGrams }, fields);
}

function refuseChanged({ public_fields: shown, quote_count: quotes }: PurchaseRow, fields: PurchaseFields): void {
  if (shown === null || quotes === 0) return;
  const changed = QUOTED.filter((name) => shown[name] !== fields[name]).map((name) => [name, 'quoted'] as const);
  if (fields.maxQuotes < quotes) changed.push(['maxQuotes', 'quoted']);
  if (changed.length > 0) throw new AppError('VALIDATION', { fields: Object.fromEntries(changed) });
}
