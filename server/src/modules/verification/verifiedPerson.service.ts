import { timingSafeEqual } from 'node:crypto';
import type { OverallVerificationStatus } from '@contract/user';
import type { VerificationState } from '@contract/verification';
import { idTypeOf } from '@rules/identity';
import type { Db } from '../../database/schema';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { identityOfPerson, openDocuments, sealDocuments, type VerificationDocuments } from './documents';
import { findValidDocuments } from './documents.repository';
import { findStates } from './verification.repository';

/**
 * Returns the user with this verified identity, or null. Takes equal time whether name, number, both or neither match,
 * so that timing reveals nothing.
 */
export async function findUserByIdentity(
  { db, secret }: { db: Db; secret: ServerSecret },
  { realName, idNumber }: { realName: string; idNumber: string }
): Promise<string | null> {
  const row = await findValidDocuments(db, secret.digest(identityOfPerson(idTypeOf(idNumber), idNumber)));
  const dummyRow = { id: 'nobody', sealed: sealDocuments(secret, 'nobody', dummyDocuments) };
  const { fields } = openDocuments(secret, row ?? dummyRow, 'person') as typeof dummyDocuments;
  const isSameName = constantTimeEquals(secret.digest(fields.realName), secret.digest(realName));
  return row !== undefined && isSameName ? row.user_id : null;
}

/** Decrypted when there are none, to take equal time. */
const dummyDocuments: Extract<VerificationDocuments, { kind: 'person' }> = {
  kind: 'person',
  fields: {
    realName: '',
    idType: 'residentId',
    idNumber: '000000000000000000',
    birthday: null,
    idFront: '00000000000000000000000000',
    idBack: '00000000000000000000000000',
    validUntil: null
  }
};

function constantTimeEquals(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

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

/** Returns the user's overall status; actions of the user take precedence over those of reviewers. */
export async function overallStatusOf(db: Db, userId: string): Promise<OverallVerificationStatus> {
  const found = (await findStates(db, userId)).map((state) => statusByState[state]);
  return (['toDo', 'inReview'] as const).find((status) => found.includes(status)) ?? 'settled';
}
