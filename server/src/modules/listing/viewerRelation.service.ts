import type { Db } from '../../database/schema';
import { companiesOfUser } from '../company/company.service';
import { findOpenQuotations } from './viewerRelation.repository';

interface ListingOwnership {
  isMine(listing: { owner_user_id: string | null; company_id: string | null }): boolean;
  /** Of requests: the quotation that was sent and may still be changed. */
  findOpenQuotationIds(purchaseIds: readonly string[]): Promise<Map<string, string>>;
}

const NO_OWNERSHIP: ListingOwnership = { isMine: () => false, findOpenQuotationIds: () => Promise.resolve(new Map()) };

/** What a reader of the lists has in them: their own as long as they belong to its company, and of companies that they run. */
export async function loadListingOwnership(db: Db, user: { id: string } | null): Promise<ListingOwnership> {
  if (user === null) return NO_OWNERSHIP;
  const companies = await companiesOfUser(db, user.id);
  const roles = new Map(companies.map(({ id, role }) => [id, role]));
  const managedIds = companies.filter(({ role }) => role !== 'member').map(({ id }) => id);
  return {
    isMine: ({ owner_user_id: owner, company_id: company }) => {
      if (company === null) return owner === user.id;
      return roles.has(company) && (owner === user.id || roles.get(company) !== 'member');
    },
    findOpenQuotationIds: async (purchaseIds) => {
      const rows = await findOpenQuotations(db, purchaseIds, { userId: user.id, companyIds: managedIds });
      return new Map(rows.map(({ purchase_id: purchaseId, id }) => [purchaseId, id]));
    }
  };
}
