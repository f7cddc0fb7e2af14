import type { AccountState } from '@contract/account';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { placeOfSession } from './knownPlace.service';
import { maskMobile } from './maskMobile';
import { checkPassword } from './password.service';
import { saveMobile } from './profile.repository';
import { findUserById } from './user.repository';
import { presentUserName } from './userName.service';

/** The person's own number. Throws UNAUTHORIZED when the account has gone since the session was read. */
export async function mobileOf(db: Db | Tx, userId: string): Promise<string> {
  return (await requireUser(db, userId)).mobile;
}

type Access = Pick<AccountState, 'mobile' | 'userName' | 'userNameFromMs' | 'hasPassword'>;

/** What the person logs in with; the number masked. */
export async function accessOf(db: Db, userId: string, nowMs: number): Promise<Access> {
  const user = await requireUser(db, userId);
  return {
    mobile: maskMobile(user.mobile),
    ...presentUserName(user, nowMs),
    hasPassword: user.password_hash !== null
  };
}

/** False when the number belongs to an account already. */
export function changeMobileOf(tx: Tx, userId: string, mobile: string, nowMs: number): Promise<boolean> {
  return saveMobile(tx, userId, mobile, nowMs);
}

/** Throws PASSWORD_WRONG (also where there is none), LOCKED. */
export async function proveByPassword(
  db: Db,
  userId: string,
  { password, address }: { password: string; address: string },
  nowMs: number
): Promise<void> {
  const { mobile, password_hash: passwordHash } = await requireUser(db, userId);
  const place = placeOfSession(address);
  const attempt = { account: mobile, place, password, passwordHash, captchaId: undefined, needsCaptcha: false };
  await checkPassword(db, attempt, nowMs);
}

async function requireUser(db: Db | Tx, userId: string) {
  const user = await findUserById(db, userId);
  if (user === undefined) throw new AppError('UNAUTHORIZED');
  return user;
}
