import type { ExhibitorBrief } from '@contract/exhibitor';
import type { Db } from '../../database/schema';
import { getCompanySummaries } from '../company/company.service';
import { listVarietyNames } from '../pricing/variety.service';
import { presentExhibitor } from './exhibitor.presenter';
import type { ExhibitorRow } from './exhibitor.repository';

/** Returns exhibitors with the names of their varieties and the badges of their companies as they are now. */
export async function presentExhibitors(db: Db, rows: readonly ExhibitorRow[]): Promise<ExhibitorBrief[]> {
  const companyIds = [...new Set(rows.flatMap(({ company_id: id }) => id ?? []))];
  const [varieties, companies] = await Promise.all([listVarietyNames(db), getCompanySummaries(db, companyIds)]);
  const names = {
    varieties: new Map(varieties.map(({ id, name }) => [id, name])),
    verifiedCompanyIds: new Set(companies.filter(({ isVerified }) => isVerified).map(({ id }) => id))
  };
  return rows.map((row) => presentExhibitor(row, names));
}
