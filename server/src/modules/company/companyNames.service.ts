import type { Db, Tx } from '../../database/schema';
import { existsByPlainName, findCompaniesByIds } from './companyNames.repository';

/** Those of the companies that there are, with their names, in the given order. */
export async function getCompanySummaries(
  db: Db | Tx,
  ids: readonly string[]
): Promise<{ id: string; name: string; isVerified: boolean }[]> {
  if (ids.length === 0) return [];
  const rows = await findCompaniesByIds(db, ids);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? [] : [{ id, name: row.name, isVerified: row.verified_at_ms !== null }];
  });
}

/** Whether somebody who is called so would be taken for a company. */
export function isCompanyName(db: Db | Tx, name: string): Promise<boolean> {
  return existsByPlainName(db, name);
}
