import type { QuotationDetail } from '@contract/quotation';
import type { QuotationFields } from '@contract/quotationFields';
import { MAX_EDITS } from '@rules/quotation';
import type { Member } from '../../http/ports';
import { allowsDecisions, recordQuotationChange } from '../purchase/quotationPurchase.service';
import { getQuotationFor, lockQuotationFor, requireFresh, requireRole, requireValid } from './authorization.service';
import { findCounters, supersedeCounters } from './counterOffer.repository';
import { unansweredOf } from './openOffer';
import { loadDetail } from './queries.service';
import { notifyParties } from './quotation.notifications';
import { findVersions, insertVersion, updateQuotation } from './quotation.repository';
import { conflict, quotationTransitions } from './quotation.transitions';
import {
  assertModerated,
  fileUrlsOf,
  normalizeQuotation,
  type QuotationDeps,
  validateQuotation
} from './validation.service';
import { versionColumns, versionRow } from './version';

export interface QuotationEdit {
  id: string;
  revision: number;
  requestId: string;
  fields: QuotationFields;
  editReason: string;
}

/**
 * Sends a new version, three times at most; older versions stay readable. Idempotent by request id.
 * @throws AppError NOT_FOUND for a draft and for members without a role, FORBIDDEN for everyone but the supplier,
 * VALIDATION with `fields.<name>` for fields that break the rules or are refused, CONFLICT `changed` for an old
 * revision, `expired` after the validity, `ended` for a request that is closed, `edits` after the third
 */
export async function editQuotation(
  deps: QuotationDeps,
  member: Member,
  edit: QuotationEdit,
  nowMs: number
): Promise<QuotationDetail> {
  const { db } = deps;
  const { id, requestId } = edit;
  const context = await getQuotationFor(db, member, id);
  requireRole(context.role, 'supplier');
  const versions = await findVersions(db, id);
  if (versions.some((version) => version.request_id === requestId)) return loadDetail(db, member, id, nowMs);
  const fields = normalizeQuotation(edit.fields);
  const editReason = edit.editReason.trim();
  await validateQuotation(
    deps,
    member.id,
    { fields, purchase: context.purchase, nowMs },
    fileUrlsOf(versions.map((one) => one.fields))
  );
  await assertModerated(deps.textModeration, editReason);
  await db.transaction().execute(async (tx) => {
    const { quotation, purchase, role } = await lockQuotationFor(tx, member, id);
    requireRole(role, 'supplier');
    if ((await findVersions(tx, id)).some((version) => version.request_id === requestId)) return;
    requireValid(quotation, nowMs);
    const status = quotationTransitions.next('edit', 'supplier', quotation.status);
    requireFresh(quotation, edit.revision);
    if (!allowsDecisions(purchase)) throw conflict('ended');
    if (quotation.edits >= MAX_EDITS) throw conflict('edits');
    const saved = await updateQuotation(tx, id, {
      ...versionColumns(fields, purchase, nowMs),
      status,
      version: quotation.version + 1,
      edits: quotation.edits + 1,
      revision: quotation.revision + 1
    });
    const waiting = unansweredOf(await findCounters(tx, id)).map((one) => one.id);
    await supersedeCounters(tx, waiting, null);
    await insertVersion(tx, versionRow(saved, { fields, requestId, editReason, nowMs }));
    await recordQuotationChange(tx, purchase, 0);
    await notifyParties(tx, 'sent', { row: saved, purchase }, nowMs);
  });
  return loadDetail(db, member, id, nowMs);
}
