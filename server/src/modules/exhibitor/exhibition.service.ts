import { shanghaiDay, shanghaiDayEndMs } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { membershipsOf } from '../company/membership.service';
import { listExpoFacts } from '../expo/expoFacts.service';
import { findExhibitorsOfCompanies } from './exhibitor.repository';

/** An expo at which a company of a user exhibited. */
export interface Exhibition {
  expoId: string;
  exhibitorId: string;
  /** Name of the exhibitor. */
  company: string;
}

/**
 * Returns the expos that have begun and at which companies of a user exhibited: for owner and admins, and for members who had
 * joined before the end of the expo.
 */
export async function exhibitionsOf(db: Db, userId: string, nowMs: number): Promise<Exhibition[]> {
  const memberships = await membershipsOf(db, userId);
  if (memberships.length === 0) return [];
  const exhibitors = await findExhibitorsOfCompanies(
    db,
    memberships.map(({ companyId }) => companyId)
  );
  const expos = await listExpoFacts(
    db,
    exhibitors.map((row) => row.expo_id)
  );
  const today = shanghaiDay(nowMs);
  return exhibitors.flatMap((row): Exhibition[] => {
    const expo = expos.get(row.expo_id);
    const membership = memberships.find(({ companyId }) => companyId === row.company_id);
    if (expo === undefined || membership === undefined || expo.startsOn > today) return [];
    const { role, joinedAtMs } = membership;
    if (role === 'member' && joinedAtMs > shanghaiDayEndMs(expo.endsOn)) return [];
    return [{ expoId: row.expo_id, exhibitorId: row.id, company: row.name }];
  });
}
