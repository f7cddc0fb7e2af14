import type { OverallVerificationStatus } from '@contract/user';
import type { VerificationState } from '@contract/verification';
import type { Db } from '../../database/schema';
import { findStates } from './overallStatus.repository';

const statusByState: Record<VerificationState, OverallVerificationStatus> = {
  none: 'settled',
  approved: 'settled',
  pending: 'inReview',
  changing: 'inReview',
  rejected: 'toDo',
  needMore: 'toDo',
  expiring: 'toDo',
  expired: 'toDo',
  revoked: 'toDo'
};

/** Whom the person's verifications wait for; what the person has to do goes before what others do. */
export async function overallStatusOf(db: Db, userId: string): Promise<OverallVerificationStatus> {
  const found = (await findStates(db, userId)).map((state) => statusByState[state]);
  return (['toDo', 'inReview'] as const).find((status) => found.includes(status)) ?? 'settled';
}
