import { timingSafeEqual } from 'node:crypto';
import { idTypeOf } from '@rules/identity';
import type { Db } from '../../database/schema';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { findValidDocuments } from './identity.repository';
import { identityOfPerson, openDocuments, sealDocuments, type VerificationDocuments } from './documents';

/**
 * Whose verified identity this is; null for nobody's. Takes the same steps whether name, number, both or neither are
 * right: who measures the time learns nothing.
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

/** Opened where there are none, so that it takes as long. */
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
