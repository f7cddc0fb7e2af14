import type { Db, Tx } from '../../database/schema';
import { findVerifiedName } from './verifiedName.repository';

/** The name on the identity card of a verified person, masked: 覃**; null for everybody else. */
export async function verifiedNameOf(db: Db | Tx, userId: string): Promise<string | null> {
  return (await findVerifiedName(db, userId)) ?? null;
}
