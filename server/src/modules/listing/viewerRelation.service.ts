import type { Db } from '../../database/schema';
import { loadMembershipScope } from '../company/company.service';
import { isOwnedBy } from './audience';
import { findOpenQuotations } from './viewerRelation.repository';

interface ViewerRelation {
  isMine(listing: { owner_user_id: string | null; company_id: string | null }): boolean;
  /** Returns the viewer's open quotation by request id. */
  findOpenQuotationIds(purchaseIds: readonly string[]): Promise<Map<string, string>>;
}

const NO_RELATION: ViewerRelation = { isMine: () => false, findOpenQuotationIds: () => Promise.resolve(new Map()) };

/** Loads what marks rows of the public lists as the viewer's own. */
export async function loadViewerRelation(db: Db, user: { id: string } | null): Promise<ViewerRelation> {
  if (user === null) return NO_RELATION;
  const scope = await loadMembershipScope(db, user.id);
  return {
    isMine: (listing) => isOwnedBy(scope, listing),
    findOpenQuotationIds: async (purchaseIds) => {
      const rows = await findOpenQuotations(db, purchaseIds, { userId: user.id, companyIds: scope.managedIds });
      return new Map(rows.map(({ purchase_id: purchaseId, id }) => [purchaseId, id]));
    }
  };
}
