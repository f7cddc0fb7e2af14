import type { Db } from '../../database/schema';
import { findOpenCancellation } from './cancellation.repository';

/** When a person who asked to be erased will be; null for everybody else. */
export async function erasesAtMsOf(db: Db, userId: string): Promise<number | null> {
  return (await findOpenCancellation(db, userId))?.erases_at_ms ?? null;
}
