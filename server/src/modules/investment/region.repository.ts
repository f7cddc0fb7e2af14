import type { Insertable } from 'kysely';
import type { Tx } from '../../database/schema';
import type { InvestmentRegionTable } from './investment.tables';
import type { RegionForm } from './regionForm';

export async function upsertRegion(tx: Tx, region: Insertable<InvestmentRegionTable>): Promise<void> {
  const { id: _id, ...changes } = region;
  await tx
    .insertInto('investment_region')
    .values(region)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute();
}

/** Replaces the policies of a region. Returns false when an id belongs to another region. */
export async function replacePolicies(tx: Tx, regionId: string, policies: RegionForm['policies']): Promise<boolean> {
  await tx.deleteFrom('investment_policy').where('region_id', '=', regionId).execute();
  if (policies.length === 0) return true;
  const inserted = await tx
    .insertInto('investment_policy')
    .values(
      policies.map(({ id, title, documentNo, issuer, issuedOn, validUntil, summary }) => ({
        ...{ id, region_id: regionId, title, document_no: documentNo, issuer, issued_on: issuedOn },
        ...{ valid_until: validUntil, summary }
      }))
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return inserted.length === policies.length;
}

/** Replaces the projects of a region. Returns false when an id belongs to another region. */
export async function replaceProjects(tx: Tx, regionId: string, projects: RegionForm['projects']): Promise<boolean> {
  await tx.deleteFrom('investment_project').where('region_id', '=', regionId).execute();
  if (projects.length === 0) return true;
  const inserted = await tx
    .insertInto('investment_project')
    .values(
      projects.map(({ id, name, industry, scaleWan, mode, summary, contact }, position) => ({
        ...{ id, region_id: regionId, position, name, industry, scale_wan: scaleWan, mode, summary },
        contact: JSON.stringify(contact)
      }))
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return inserted.length === projects.length;
}
