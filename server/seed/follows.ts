import { DAY_MS } from '@rules/duration';
import type { Tx } from '../src/database/schema';

/** Lines and varieties that demo users follow, so that a first login shows their own prices and news. */
const FOLLOWS: Record<string, string[]> = {
  'user-qin': ['star-anise.dahong.yulin', 'cassia.yangui.yulin', 'tsaoko.xuan.yulin'],
  'user-he': ['tsaoko.xuan.yulin', 'tsaoko.tong.yulin']
};

/** Needs `seedUsers` and `seedLines`. */
export async function seedFollows(tx: Tx, clock: { now: Date }): Promise<void> {
  const rows = Object.entries(FOLLOWS).flatMap(([userId, lineIds]) =>
    lineIds.map((lineId) => ({
      user_id: userId,
      line_id: lineId,
      followed_at_ms: clock.now.getTime() - 30 * DAY_MS
    }))
  );
  await tx.insertInto('line_follow').values(rows).execute();
}
