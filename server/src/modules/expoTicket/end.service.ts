import { shanghaiDay } from '@rules/shanghaiTime';
import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db } from '../../database/schema';
import { endTickets } from './expoTicket.repository';
import { findEndedExpos, lockSetting, recordTicketChange } from './setting.repository';

/** Marks the tickets of expos that are over: used after a check-in, else expired. Idempotent. */
export async function endExpoTickets(db: Db, nowMs: number): Promise<void> {
  await forEachIsolated(await findEndedExpos(db, shanghaiDay(nowMs)), (expoId) =>
    db.transaction().execute(async (tx) => {
      await lockSetting(tx, expoId);
      await endTickets(tx, expoId, await recordTicketChange(tx, expoId, 0));
    })
  );
}
