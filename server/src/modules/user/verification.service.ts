import type { VerificationKind } from '@contract/user';
import type { Db } from '../../database/schema';
import { listVerifications } from './user.repository';

/** As what a person is verified; empty for nobody. */
export function verificationsOf(db: Db, userId: string): Promise<VerificationKind[]> {
  return listVerifications(db, userId);
}
