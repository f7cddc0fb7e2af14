import { isAgreementVersion, isLaterAgreement } from '@rules/agreement';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findAgreement, saveAgreement } from './user.repository';

/**
 * Notes which texts the person has agreed to. What is not later than what they agreed to before changes nothing: an app
 * that was not reloaded shows the older texts, and a call may come twice.
 */
export async function noteAgreement(db: Db | Tx, userId: string, version: string, nowMs: number): Promise<void> {
  const known = await findAgreement(db, userId);
  if (known === undefined || !isLaterAgreement(version, known)) return;
  await saveAgreement(db, userId, { from: known, to: version }, nowMs);
}

/** The person agrees while they are logged in. Throws VALIDATION for a version that there has not been. */
export async function agree(db: Db, userId: string, version: string, nowMs: number): Promise<void> {
  if (!isAgreementVersion(version)) throw new AppError('VALIDATION', { fields: { version: 'unknown' } });
  await noteAgreement(db, userId, version, nowMs);
}
