import { DAY_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import { deleteEnded } from './subscribeMessage.repository';

const RETENTION_MS = 30 * DAY_MS;

/** Deletes what was sent or refused, 30 days later. */
export async function purgePermissions(db: Db, nowMs: number): Promise<void> {
  await deleteEnded(db, nowMs - RETENTION_MS);
}
