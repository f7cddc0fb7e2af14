import type { Db, Tx } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';
import type { ListingOwner } from '../listing/tradeParty.service';

interface SellerTrust {
  /** Returns whether both users agreed to exchange their contacts. */
  hasExchanged(db: Db | Tx, userId: string, otherId: string): Promise<boolean>;
  /** Returns the percentage of inquiries that the seller answered within a day; null for too few of them. */
  responseRate(db: Db, seller: ListingOwner, nowMs: number): Promise<number | null>;
}

/** Relations of viewer and seller, from the modules of inquiries and contact exchanges. */
export const sellerTrust = defineExtensionPoint<SellerTrust>('sellerTrust');
