import { timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { reauthenticate } from '../credentials/credentials.service';
import { useCode } from '../credentials/smsCode.service';
import { TICKET_MS } from '../credentials/ticketLifetime';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { endOtherSessions } from '../session/session.service';
import { saveMobile } from '../user/user.repository';
import { codeAddressOf, emailOf, mobileOf } from '../user/user.service';

/**
 * First step of a change of number or e-mail address: verifies the old number, the e-mail address of an account without one, or the password.
 * @returns a ticket for the second step
 * @throws AppError the error of the code or of the password
 */
export async function reauthenticateForMobile(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  { id: userId }: Member,
  proof: { code?: string | undefined; password?: string | undefined; address: string },
  nowMs: number
): Promise<{ ticket: string; expiresInSec: number }> {
  if (proof.code === undefined) {
    await reauthenticate(db, userId, { password: proof.password ?? '', address: proof.address }, nowMs);
  } else {
    const code = { mobile: await codeAddressOf(db, userId), purpose: 'changeMobile', code: proof.code } as const;
    const from = { address: proof.address, memberId: userId, nowMs };
    const check = await db.transaction().execute((tx) => useCode(tx, secret, code, from));
    if (!check.isRight) throw check.refusal;
  }
  const untilMs = nowMs + TICKET_MS;
  return {
    ticket: `${untilMs}.${signed(secret, userId, await addressesOf(db, userId), untilMs)}`,
    expiresInSec: TICKET_MS / 1000
  };
}

/**
 * Second step: verifies the new number and stores it. Ends the user's other sessions.
 * @throws AppError the error of the code, and CONFLICT when another account has the number
 */
export async function changeMobile(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  { id: userId }: Member,
  wanted: { ticket: string; mobile: string; code: string },
  { token, address }: { token: string | undefined; address: string },
  nowMs: number
): Promise<void> {
  const refusal = await db.transaction().execute(async (tx) => {
    if (!(await isTicketValid(tx, secret, userId, wanted.ticket, nowMs))) return new AppError('TICKET_EXPIRED');
    const code = { mobile: wanted.mobile, purpose: 'changeMobile', code: wanted.code } as const;
    const check = await useCode(tx, secret, code, { address, memberId: userId, nowMs });
    if (!check.isRight) return check.refusal;
    // Checked only now, for the owner of the number: others must not learn whether it has an account.
    return write(tx, userId, wanted.mobile, token, nowMs);
  });
  if (refusal) throw refusal;
}

async function write(
  tx: Tx,
  userId: string,
  mobile: string,
  token: string | undefined,
  nowMs: number
): Promise<AppError | undefined> {
  if (!(await saveMobile(tx, userId, mobile, nowMs))) return new AppError('CONFLICT');
  await endOtherSessions(tx, userId, token, nowMs);
  return undefined;
}

/** Returns number and e-mail address of the account, which a ticket includes: a used one is invalid. */
async function addressesOf(db: Db | Tx, userId: string): Promise<string> {
  return `${await mobileOf(db, userId)}:${(await emailOf(db, userId)) ?? ''}`;
}

function signed(secret: ServerSecret, userId: string, addresses: string, untilMs: number): string {
  return secret.digest(`change-mobile:${userId}:${addresses}:${untilMs}`);
}

/** Returns whether a ticket of the first step is valid for the account as it is now. */
export async function isTicketValid(
  tx: Tx,
  secret: ServerSecret,
  userId: string,
  ticket: string,
  nowMs: number
): Promise<boolean> {
  const [until = '', signature = ''] = ticket.split('.');
  const untilMs = Number(until);
  if (!Number.isSafeInteger(untilMs) || untilMs <= nowMs || untilMs > nowMs + TICKET_MS) return false;
  const expected = Buffer.from(signed(secret, userId, await addressesOf(tx, userId), untilMs));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
