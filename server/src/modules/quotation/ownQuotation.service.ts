import type { Db, Tx } from '../../database/schema';
import { companiesOfUser } from '../company/company.service';
import { findByAuthor, findByCompany, type QuotationRow } from './quotation.repository';

/** Returns the quotation of a user, or of a company that they manage, for a request. */
export async function findOwnQuotation(
  db: Db | Tx,
  userId: string,
  purchaseId: string
): Promise<QuotationRow | undefined> {
  const own = await findByAuthor(db, purchaseId, userId);
  if (own !== undefined && own.status !== 'draft') return own;
  for (const { id, role } of await companiesOfUser(db, userId)) {
    const ofCompany = role === 'member' ? undefined : await findByCompany(db, purchaseId, id);
    if (ofCompany !== undefined) return ofCompany;
  }
  return undefined;
}

/** Returns whether the buyer accepted a quotation of the user: both have each other's contact data then. */
export async function hasDeal(db: Db | Tx, userId: string, purchaseId: string): Promise<boolean> {
  return (await findOwnQuotation(db, userId, purchaseId))?.status === 'accepted';
}
