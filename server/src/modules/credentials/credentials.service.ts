import type { AccountState } from '@contract/account';
import type { Db } from '../../database/schema';
import { maskEmail, maskMobile } from '../user/maskMobile';
import { emailOf, getUser } from '../user/user.service';
import { sessionOrigin } from './knownOrigin.service';
import { checkPassword } from './password.service';
import { presentUserName } from './userName.service';

type Credentials = Pick<AccountState, 'mobile' | 'email' | 'userName' | 'userNameFromMs' | 'hasPassword'>;

/** Returns the user's login methods, with the number masked. */
export async function credentialsOf(db: Db, userId: string, nowMs: number): Promise<Credentials> {
  const [user, email] = await Promise.all([getUser(db, userId), emailOf(db, userId)]);
  return {
    mobile: maskMobile(user.mobile),
    email: email && maskEmail(email),
    ...presentUserName(user, nowMs),
    hasPassword: user.password_hash !== null
  };
}

/**
 * Verifies the user's password.
 * @throws AppError PASSWORD_WRONG (also without a password), LOCKED during the wait after wrong ones
 */
export async function reauthenticate(
  db: Db,
  userId: string,
  { password, address }: { password: string; address: string },
  nowMs: number
): Promise<void> {
  const { mobile, password_hash: passwordHash } = await getUser(db, userId);
  const origin = sessionOrigin(address);
  const attempt = { account: mobile, origin, password, passwordHash, captchaId: undefined, needsCaptcha: false };
  await checkPassword(db, attempt, nowMs);
}
