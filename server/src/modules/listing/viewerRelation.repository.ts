import { sql } from 'kysely';
import type { Db } from '../../database/schema';

/** Finds open quotations of a user and of companies on the given requests. */
export async function findOpenQuotations(
  db: Db,
  purchaseIds: readonly string[],
  { userId, companyIds }: { userId: string; companyIds: readonly string[] }
): Promise<{ id: string; purchase_id: string }[]> {
  if (purchaseIds.length === 0) return [];
  return db
    .selectFrom('quotation')
    .select(['id', 'purchase_id'])
    .where('purchase_id', 'in', purchaseIds)
    .where('status', 'in', ['submitted', 'viewed', 'shortlisted'])
    .where(sql<boolean>`(supplier_user_id = ${userId} or company_id = any(${companyIds}::text[]))`)
    .execute();
}
