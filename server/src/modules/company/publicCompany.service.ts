import type { Db } from '../../database/schema';
import type { PageState, PublicPagesQuery } from '../../http/publicPage';
import { findCompanyState, selectPublicCompanies } from './publicCompany.repository';

/** Companies with a valid licence. */
export function publicCompanies(db: Db): PublicPagesQuery {
  return selectPublicCompanies(db);
}

export function getCompanyState(db: Db, id: string): Promise<PageState> {
  return findCompanyState(db, id);
}
