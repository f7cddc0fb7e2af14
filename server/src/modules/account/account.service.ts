import type { AccountState } from '@contract/account';
import type { Language } from '@contract/localText';
import type { SentCode } from '@contract/login';
import type { Db } from '../../database/schema';
import type { Deps } from '../../deps';
import type { Member } from '../../http/ports';
import { credentialsOf } from '../credentials/credentials.service';
import { sendCode } from '../credentials/smsCode.service';
import { hasWeChat } from '../credentials/weChat.service';
import { preferencesOf } from '../user/preference.service';
import { codeAddressOf } from '../user/user.service';

/** Returns login methods and preferences of the user. */
export async function accountState(db: Db, { id: userId }: Member, nowMs: number): Promise<AccountState> {
  const [access, isBound, preferences] = await Promise.all([
    credentialsOf(db, userId, nowMs),
    hasWeChat(db, userId),
    preferencesOf(db, userId)
  ]);
  return { ...access, hasWeChat: isBound, preferences };
}

/**
 * Sends a code to the user's own number, or to the e-mail address of an account without one.
 * @throws AppError LOCKED, RATE_LIMITED, CAPTCHA_NEEDED and FORBIDDEN like `sendCode`
 */
export async function sendOwnCode(
  deps: Pick<Deps, 'db' | 'secret' | 'sms' | 'mail'>,
  { id: userId }: Member,
  purpose: 'changeMobile' | 'cancel',
  { address, language }: { address: string; language: Language },
  nowMs: number
): Promise<SentCode> {
  const mobile = await codeAddressOf(deps.db, userId);
  return sendCode(deps, { mobile, purpose, language }, { address, memberId: userId, nowMs });
}
