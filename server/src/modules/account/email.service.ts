import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { useCode } from '../credentials/smsCode.service';
import { endOtherSessions } from '../session/session.service';
import { lockMember } from '../user/user.service';
import { linkEmail, unlinkEmail } from '../user/userEmail.service';
import { isTicketValid } from './mobileChange.service';

/**
 * Links an e-mail address to the account, in place of an earlier one. Ends the user's other sessions.
 * @throws AppError TICKET_EXPIRED without a valid ticket of the first step, the errors of the code, and CONFLICT when
 * another account has the address
 */
export async function bindEmail(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  { id: userId }: Member,
  wanted: { ticket: string; email: string; code: string },
  { token, address }: { token: string | undefined; address: string },
  nowMs: number
): Promise<void> {
  const email = wanted.email.toLowerCase();
  const refusal = await db.transaction().execute(async (tx) => {
    if (!(await isTicketValid(tx, secret, userId, wanted.ticket, nowMs))) return new AppError('TICKET_EXPIRED');
    const code = { mobile: email, purpose: 'bindEmail', code: wanted.code } as const;
    const check = await useCode(tx, secret, code, { address, memberId: userId, nowMs });
    if (!check.isRight) return check.refusal;
    await lockMember(tx, userId);
    // Checked only now, for the owner of the address: others must not learn whether it has an account.
    if (!(await linkEmail(tx, userId, email, nowMs))) return new AppError('CONFLICT');
    await endOtherSessions(tx, userId, token, nowMs);
    return undefined;
  });
  // After the transaction, which counts a wrong attempt.
  if (refusal) throw refusal;
}

/**
 * Unlinks the e-mail address. Idempotent.
 * @throws AppError CONFLICT for an account without a number, which nothing else would log in
 */
export async function unbindEmail({ db }: Pick<Deps, 'db'>, { id: userId }: Member): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, userId);
    await unlinkEmail(tx, userId);
  });
}
