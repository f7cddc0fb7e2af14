import type { Insertable } from 'kysely';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import type { Database, Tx } from '../../src/database/schema';
import { columnsOf } from '../../src/modules/card/storedCard';
import { workplacesOf } from '../../src/modules/company/company.service';
import { inWorkingHours } from '../calendar';
import type { SeedClock } from '../index';
import type { CardSeed } from './cardSeed';
import { demoCards } from './demoCards';
import { traderCards } from './traderCards';

/** Inserts the business cards. Needs `seedListings`. */
export async function seedCards(tx: Tx, clock: SeedClock): Promise<void> {
  const nowMs = clock.now.getTime();
  const cards = [...(await demoCards(tx)), ...(await traderCards(tx, nowMs))];
  const rows: Insertable<Database['card']>[] = [];
  for (const card of cards) rows.push(await rowOf(tx, card, nowMs));
  await tx.insertInto('card').values(rows).execute();
}

async function rowOf(
  tx: Tx,
  { id, userId, fields, isDefault, createdDaysAgo, changedHoursAgo }: CardSeed,
  nowMs: number
): Promise<Insertable<Database['card']>> {
  const workplaces = fields.companyId === null ? [] : await workplacesOf(tx, userId);
  const createdMs = inWorkingHours(nowMs - createdDaysAgo * DAY_MS);
  const changedMs = changedHoursAgo === undefined ? createdMs : inWorkingHours(nowMs - changedHoursAgo * HOUR_MS);
  return {
    id,
    user_id: userId,
    request_id: `seed-${id}-0001`,
    ...columnsOf(fields, { workplaces, varietyIds: new Set(), supplyIds: new Set() }),
    is_default: isDefault,
    revision: changedHoursAgo === undefined ? 1 : 2,
    created_at_ms: createdMs,
    updated_at_ms: changedMs
  };
}
