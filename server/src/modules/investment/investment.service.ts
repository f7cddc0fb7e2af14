import type { BusinessAttraction } from '@contract/investment';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { presentPolicy, presentProject } from './investment.presenter';
import { findRegion, listPolicies, listProjects } from './investment.repository';

/** Returns the government page with its policies, those in force first, and its projects; null without one. */
export async function getBusinessAttraction(db: Db, nowMs: number): Promise<BusinessAttraction | null> {
  const region = await findRegion(db);
  if (region === undefined) return null;
  const [policies, projects] = await Promise.all([listPolicies(db, region.id), listProjects(db, region.id)]);
  const presented = policies.map((row) => presentPolicy(row, shanghaiDay(nowMs)));
  const { id, name, intro, advantages, chain, contact } = region;
  return {
    id,
    name,
    intro,
    advantages,
    chain,
    policies: [...presented.filter((policy) => policy.isInForce), ...presented.filter((policy) => !policy.isInForce)],
    projects: projects.map(presentProject),
    contact
  };
}
