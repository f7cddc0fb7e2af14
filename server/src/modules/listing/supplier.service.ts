import type { Db } from '../../database/schema';
import { findSuppliersByVariety } from './supplier.repository';

/** Companies with open supplies of a variety, those with most first; at most 50. */
export async function listSuppliersByVariety(
  db: Db,
  varietyId: string,
  nowMs: number
): Promise<{ companyId: string; name: string; supplyCount: number }[]> {
  const rows = await findSuppliersByVariety(db, varietyId, nowMs);
  return rows.map((row) => ({ companyId: row.id, name: row.name, supplyCount: row.count }));
}
