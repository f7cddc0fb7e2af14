import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { getQuotationFor } from './authorization.service';
import { findCounters } from './counterOffer.repository';
import { findVersions } from './quotation.repository';

interface QuotationText {
  text: string;
  authorId: string | null;
}

/**
 * Returns the remark of a version for one of the sides, with its author; undefined for an unknown version.
 * @throws AppError NOT_FOUND for a draft and for members without a role
 */
export async function getRemark(
  db: Db,
  member: Member,
  quotationId: string,
  version: string
): Promise<QuotationText | undefined> {
  const { quotation } = await getQuotationFor(db, member, quotationId);
  const found = (await findVersions(db, quotationId)).find((row) => String(row.version) === version);
  return found && { text: found.fields.remark, authorId: quotation.supplier_user_id };
}

/**
 * Returns the message of a counter-offer for one of the sides, with its author; undefined for an unknown one.
 * @throws AppError NOT_FOUND for a draft and for members without a role
 */
export async function getCounterText(
  db: Db,
  member: Member,
  quotationId: string,
  counterId: string
): Promise<QuotationText | undefined> {
  const { quotation, purchase } = await getQuotationFor(db, member, quotationId);
  const found = (await findCounters(db, quotationId)).find(({ id }) => id === counterId);
  return (
    found && {
      text: found.text,
      authorId: found.side === 'buyer' ? purchase.owner_user_id : quotation.supplier_user_id
    }
  );
}
