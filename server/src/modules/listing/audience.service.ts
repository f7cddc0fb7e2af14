import type { VerificationKind } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import { companiesOfUser, reachOf, type Reach } from '../company/company.service';
import { verificationsOf } from '../user/verification.service';
import type { Eyes } from './audience';

/** As whom somebody reads purchase requests; null for a visitor. */
export async function eyesOf(db: Db | Tx, reader: { id: string } | null): Promise<Eyes> {
  if (reader === null) return null;
  const [companies, verifications] = await Promise.all([
    companiesOfUser(db, reader.id),
    verificationsOf(db, reader.id)
  ]);
  return eyesWith(reachOf(reader.id, companies), verifications);
}

/** The same, for who knows these of the reader already. */
export function eyesWith(reach: Reach, verifications: readonly VerificationKind[]): Eyes {
  return { ...reach, isOfVerifiedCompany: verifications.includes('company') };
}
