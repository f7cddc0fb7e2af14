import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { replacePolicies, replaceProjects, upsertRegion } from './region.repository';
import type { RegionForm } from './regionForm';

/**
 * For operators: creates or replaces the government page of a region. Leads about a project that is left out stay: they keep
 * its name.
 * @throws AppError VALIDATION with `fields.policies` or `fields.projects` for an id that occurs twice or belongs to another
 * region, `fields.policies` also for one that ends before it was issued
 */
export async function saveRegion(db: Db, form: RegionForm): Promise<void> {
  const { id, policies, projects, ...facts } = form;
  requireDistinct({ policies, projects });
  if (policies.some(({ issuedOn, validUntil }) => validUntil !== null && validUntil < issuedOn)) {
    throw new AppError('VALIDATION', { fields: { policies: 'range' } });
  }
  await db.transaction().execute(async (tx) => {
    await upsertRegion(tx, {
      id,
      name: facts.name,
      intro: facts.intro,
      advantages: JSON.stringify(facts.advantages),
      chain: JSON.stringify(facts.chain),
      contact: JSON.stringify(facts.contact)
    });
    const isOwn = {
      policies: await replacePolicies(tx, id, policies),
      projects: await replaceProjects(tx, id, projects)
    };
    const taken = (['policies', 'projects'] as const).find((field) => !isOwn[field]);
    if (taken !== undefined) throw new AppError('VALIDATION', { fields: { [taken]: 'taken' } });
  });
}

function requireDistinct(lists: Pick<RegionForm, 'policies' | 'projects'>): void {
  for (const field of ['policies', 'projects'] as const) {
    const ids = lists[field].map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw new AppError('VALIDATION', { fields: { [field]: 'duplicate' } });
  }
}
