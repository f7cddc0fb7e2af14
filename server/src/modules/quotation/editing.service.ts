import type { QuotationDetail } from '@contract/quotation';
import type { QuotationFields } from '@contract/quotationFields';
import { MAX_EDITS } from '@rules/quotation';
import type { Member } from '../../http/ports';
import { isDecidable, noteQuotation } from '../purchase/quoting.service';
import { lockOpened, openQuotation, requireFresh, requirePart, requireValid } from './access.service';
import { checkQuotation, filesIn, requireFit, tidyQuotation, type QuotationDeps } from './content.service';
import { findCounters, supersedeCounters } from './counter.repository';
import { unansweredIn } from './openOffer';
import { tell } from './quotation.notice';
import { findVersions, insertVersion, updateQuotation } from './quotation.repository';
import { conflict, nextStatus } from './quotationStatus';
import { presentDetail } from './reading.service';
import { columnsOf, versionOf } from './version';

export interface QuotationEdit {
  id: string;
  revision: number;
  requestId: string;
  fields: QuotationFields;
  editReason: string;
}

/** A new version, three times at most; the older ones stay readable. Throws NOT_FOUND, FORBIDDEN, VALIDATION, CONFLICT. */
export async function editQuotation(
  deps: QuotationDeps,
  member: Member,
  edit: QuotationEdit,
  nowMs: number
): Promise<QuotationDetail> {
  const { db } = deps;
  const { id, requestId } = edit;
  const opened = await openQuotation(db, member, id);
  requirePart(opened.part, 'supplier');
  const versions = await findVersions(db, id);
  if (versions.some((version) => version.request_id === requestId)) return presentDetail(db, member, id, nowMs);
  const fields = tidyQuotation(edit.fields);
  const editReason = edit.editReason.trim();
  await checkQuotation(
    deps,
    member.id,
    { fields, purchase: opened.purchase, nowMs },
    filesIn(versions.map((one) => one.fields))
  );
  await requireFit(deps.textModeration, editReason);
  await db.transaction().execute(async (tx) => {
    const { quotation, purchase, part } = await lockOpened(tx, member, id);
    requirePart(part, 'supplier');
    if ((await findVersions(tx, id)).some((version) => version.request_id === requestId)) return;
    requireValid(quotation, nowMs);
    const status = nextStatus('edit', 'supplier', quotation.status);
    requireFresh(quotation, edit.revision);
    if (!isDecidable(purchase)) throw conflict('ended');
    if (quotation.edits >= MAX_EDITS) throw conflict('edits');
    const saved = await updateQuotation(tx, id, {
      ...columnsOf(fields, purchase, nowMs),
      status,
      version: quotation.version + 1,
      edits: quotation.edits + 1,
      revision: quotation.revision + 1
    });
    const waiting = unansweredIn(await findCounters(tx, id)).map((one) => one.id);
    await supersedeCounters(tx, waiting, null);
    await insertVersion(tx, versionOf(saved, { fields, requestId, editReason, nowMs }));
    await noteQuotation(tx, purchase, 0);
    await tell(tx, 'sent', { row: saved, purchase }, nowMs);
  });
  return presentDetail(db, member, id, nowMs);
}
