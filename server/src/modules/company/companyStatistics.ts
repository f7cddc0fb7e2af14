import type { Db } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';

interface CompanyStatistics {
  /** Counts open listings. `isPublic` omits purchase requests that do not name the company. */
  countListings(
    db: Db,
    company: { companyId: string; isPublic: boolean },
    nowMs: number
  ): Promise<{ supplies: number; purchases: number }>;
  /** Counts views of all listings, each viewer once a day. */
  countViews(db: Db, companyId: string): Promise<number>;
  /** Counts quotations that wait for a decision. */
  countOpenQuotations(db: Db, companyId: string, nowMs: number): Promise<number>;
}

/** The trade of a company in numbers, from the modules of listings and quotations. */
export const companyStatistics = defineExtensionPoint<CompanyStatistics>('companyStatistics');
