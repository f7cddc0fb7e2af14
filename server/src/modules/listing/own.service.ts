import type { Db } from '../../database/schema';
import { companiesOfUser } from '../company/company.service';
import { findQuotationsAbout } from './own.repository';

interface OwnListings {
  isMine(listing: { owner_user_id: string | null; company_id: string | null }): boolean;
  /** Of requests: the quotation that was sent and may still be changed. */
  quotationsAbout(purchaseIds: readonly string[]): Promise<Map<string, string>>;
}

const nobodys: OwnListings = { isMine: () => false, quotationsAbout: () => Promise.resolve(new Map()) };

/** What a reader of the lists has in them: their own as long as they belong to its company, and of companies that they run. */
export async function ownListings(db: Db, reader: { id: string } | null): Promise<OwnListings> {
  if (reader === null) return nobodys;
  const companies = await companiesOfUser(db, reader.id);
  const roles = new Map(companies.map(({ id, role }) => [id, role]));
  const runs = companies.filter(({ role }) => role !== 'member').map(({ id }) => id);
  return {
    isMine: ({ owner_user_id: owner, company_id: company }) => {
      if (company === null) return owner === reader.id;
      return roles.has(company) && (owner === reader.id || roles.get(company) !== 'member');
    },
    quotationsAbout: async (purchaseIds) => {
      const rows = await findQuotationsAbout(db, purchaseIds, { userId: reader.id, companyIds: runs });
      return new Map(rows.map(({ purchase_id: purchaseId, id }) => [purchaseId, id]));
    }
  };
}
