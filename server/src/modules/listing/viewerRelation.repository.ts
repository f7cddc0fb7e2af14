import { sql } from 'kysely';
import type { Db } from '../../database/schema';

/** Quotations about some requests that are still open, of a person and of companies. */
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
