import type { GrantBody, IssuedExpoCertificate } from '@contract/expoCertificate';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findExpoFacts } from '../expo/expoFacts.service';
import { findUserIdByMobile, lockUsers, mobilesOf } from '../user/user.service';
import { notifyOfCertificate } from './expoCertificate.notifications';
import { presentIssued } from './expoCertificate.presenter';
import { findCertificatesOfExpo, insertOrLock, lockCertificate, updateCertificate } from './expoCertificate.repository';

/** Maximum number of certificates of one answer: an expo has as many as visitors. */
export const LIST_LIMIT = 200;

/** Returns the certificates of an expo that were claimed or granted, in the order in which they were, from one on. */
export async function listCertificates(
  db: Db,
  { expoId, afterId = '' }: { expoId: string; afterId?: string }
): Promise<IssuedExpoCertificate[]> {
  const rows = await findCertificatesOfExpo(db, expoId, { afterId, limit: LIST_LIMIT });
  const mobiles = await mobilesOf(
    db,
    rows.map((row) => row.user_id)
  );
  return rows.map((row) => presentIssued(row, mobiles.get(row.user_id) ?? ''));
}

/**
 * Makes a member eligible for a certificate, and notifies them the first time.
 * @throws AppError NOT_FOUND for an unknown expo, VALIDATION `mobile` `unknown` for a number without an account; Error for a
 * grant that was not stored, which its subject excludes
 */
export async function grantCertificate(db: Db, grant: GrantBody, nowMs: number): Promise<IssuedExpoCertificate> {
  const { operator, expoId, mobile, kind, name, company, reason } = grant;
  if ((await findExpoFacts(db, expoId)) === undefined) throw new AppError('NOT_FOUND');
  return db.transaction().execute(async (tx) => {
    const userId = await findUserIdByMobile(tx, mobile);
    if (userId !== undefined) await lockUsers(tx, [userId]);
    // Asked again under the lock: an account that was erased meanwhile has no number any more.
    if (userId === undefined || (await findUserIdByMobile(tx, mobile)) !== userId) {
      throw new AppError('VALIDATION', { fields: { mobile: 'unknown' } });
    }
    const id = newId();
    const row = await insertOrLock(tx, {
      id,
      expo_id: expoId,
      user_id: userId,
      kind,
      subject: `grant:${kind}:${reason}`,
      name,
      company,
      reason,
      granted_by: operator,
      granted_at_ms: nowMs
    });
    if (row === undefined) throw new Error(`the grant ${id} was not stored`);
    if (row.id === id) await notifyOfCertificate(tx, row, { event: 'expoCertificate.granted' }, nowMs);
    return presentIssued(row, mobile);
  });
}

/**
 * Takes a certificate back and notifies its holder.
 * @throws AppError NOT_FOUND for an unknown certificate, CONFLICT `certificate` `void` for one that is void
 */
export async function voidCertificate(
  db: Db,
  { id, operator, reason }: { id: string; operator: string; reason: string },
  nowMs: number
): Promise<IssuedExpoCertificate> {
  return db.transaction().execute(async (tx) => {
    const row = await lockCertificate(tx, id);
    if (row === undefined) throw new AppError('NOT_FOUND');
    if (row.voided_at_ms !== null) throw new AppError('CONFLICT', { fields: { certificate: 'void' } });
    const changes = { voided_by: operator, voided_at_ms: nowMs, void_reason: reason };
    await updateCertificate(tx, id, changes);
    await notifyOfCertificate(tx, row, { event: 'expoCertificate.voided', reason }, nowMs);
    const mobiles = await mobilesOf(tx, [row.user_id]);
    return presentIssued({ ...row, ...changes }, mobiles.get(row.user_id) ?? '');
  });
}
