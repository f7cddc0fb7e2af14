import type { Db } from '../../database/schema';
import { companiesOfUser } from '../company/company.service';
import { findWinners } from './award.repository';

/** An award that a company of a user won. */
export interface WonAward {
  expoId: string;
  candidateId: string;
  /** Name of the product or company that won. */
  name: string;
  company: string;
  /** Name of the category. */
  category: string;
}

/** Returns what the companies that a user owns won in awards with published results. */
export async function awardsWonBy(db: Db, userId: string): Promise<WonAward[]> {
  const owned = (await companiesOfUser(db, userId)).filter(({ role }) => role === 'owner');
  if (owned.length === 0) return [];
  const nameOf = new Map(owned.map(({ id, name }) => [id, name]));
  const winners = await findWinners(db, [...nameOf.keys()]);
  return winners.map((winner) => ({
    expoId: winner.expo_id,
    candidateId: winner.id,
    name: winner.name,
    company: nameOf.get(winner.company_id ?? '') ?? '',
    category: winner.category_name
  }));
}
