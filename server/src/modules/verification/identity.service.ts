import { timingSafeEqual } from 'node:crypto';
import { idTypeOf } from '@rules/identity';
import type { Db } from '../../database/schema';
import type { ServerSecret } from '../encrypt/serverSecret';
import { findPapersInForce } from './identity.repository';
import { identityOfPerson, openPapers, sealPapers, type Papers } from './papers';

/**
 * Whose verified identity this is; null for nobody's. Takes the same steps whether name, number, both or neither are
 * right: who measures the time learns nothing.
 */
export async function userOfIdentity(
  { db, secret }: { db: Db; secret: ServerSecret },
  { realName, idNumber }: { realName: string; idNumber: string }
): Promise<string | null> {
  const row = await findPapersInForce(db, secret.digest(identityOfPerson(idTypeOf(idNumber), idNumber)));
  const nobody = { id: 'nobody', sealed: sealPapers(secret, 'nobody', nobodysPapers) };
  const { fields } = openPapers(secret, row ?? nobody, 'person') as typeof nobodysPapers;
  const isSameName = isSame(secret.digest(fields.realName), secret.digest(realName));
  return row !== undefined && isSameName ? row.user_id : null;
}

/** Opened where there are none, so that it takes as long. */
const nobodysPapers: Extract<Papers, { kind: 'person' }> = {
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

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
