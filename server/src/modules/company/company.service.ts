import type { CurrentUser } from '@contract/user';
import type { Db } from '../../database/schema';
import { findCompanyOfUser, findName } from './company.repository';

/** The company that the person works for and their part in it; null for somebody on their own. */
export async function companyOfUser(db: Db, userId: string): Promise<CurrentUser['company']> {
  const row = await findCompanyOfUser(db, userId);
  if (row === undefined) return null;
  return {
    id: row.id,
    name: row.name,
    shortName: row.short_name,
    role: row.role,
    memberCount: row.member_count ?? 0
  };
}

/** How a company is called; undefined for an unknown one. */
export function titleOfCompany(db: Db, id: string): Promise<string | undefined> {
  return findName(db, id);
}
