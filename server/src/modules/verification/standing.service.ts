import type { OverallVerificationStatus } from '@contract/user';
import type { VerificationState } from '@contract/verification';
import type { Db } from '../../database/schema';
import { findStates } from './standing.repository';

const standings: Record<VerificationState, OverallVerificationStatus> = {
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
export async function standingOf(db: Db, userId: string): Promise<OverallVerificationStatus> {
  const found = (await findStates(db, userId)).map((state) => standings[state]);
  return (['toDo', 'inReview'] as const).find((standing) => found.includes(standing)) ?? 'settled';
}
