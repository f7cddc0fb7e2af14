import type { Static } from '@sinclair/typebox';
import type { Language } from '@contract/localText';
import type { IdentityBody, SentToAccount } from '@contract/password';
import { DAY_MS } from '@rules/duration';
import { idNumberProblem, idTypeOf } from '@rules/identity';
import { isRealName } from '@rules/personName';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import { type AttemptLimits, countAttempt, resetAttempts } from '../credentials/attempt.service';
import { originFor } from '../credentials/knownOrigin.service';
import { type IssuedTicket, issueResetTicket } from '../credentials/resetTicket.service';
import { sendCode, withCode } from '../credentials/smsCode.service';
import { maskAddress } from '../user/maskMobile';
import { codeAddressOf } from '../user/user.service';
import { findUserByIdentity } from '../verification/verifiedPerson.service';
import { countLogin, type LoginContext } from './login.service';

const limits: AttemptLimits = {
  perOrigin: { name: 'identity', freeAttempts: 4, resetAfterMs: DAY_MS },
  perKey: { name: 'identityOf', freeAttempts: 40, resetAfterMs: DAY_MS },
  /** A user resets few passwords; an attacker who combines names and numbers tries many. */
  perAddress: { name: 'identityFrom', freeAttempts: 20, resetAfterMs: DAY_MS },
  captchaAfter: { origin: 3, key: 10 }
};

type Identity = Static<typeof IdentityBody>;
type RecoveryDeps = Pick<Deps, 'db' | 'secret' | 'sms' | 'mail' | 'weChat'>;

/**
 * Sends a code to the number, or else the e-mail address, of a verified person who gives name and number of their document.
 * @throws AppError NOT_FOUND, the same for a wrong name, an unknown number and an unverified person
 */
export async function sendIdentityCode(
  deps: RecoveryDeps,
  identity: Identity,
  language: Language,
  context: LoginContext
): Promise<SentToAccount> {
  const { mobile } = await proveIdentity(deps, identity, context);
  const sent = await sendCode(deps, { mobile, purpose: 'identity', language }, context);
  return { ...sent, mobile: maskAddress(mobile) };
}

/**
 * Returns a ticket for a new password to a person with the right identity and code.
 * @throws AppError like `sendIdentityCode`, and the errors of the code
 */
export async function checkIdentityCode(
  deps: RecoveryDeps,
  { code, ...identity }: Identity & { code: string },
  context: LoginContext
): Promise<IssuedTicket> {
  await countLogin(deps.db, context);
  const { userId, mobile } = await proveIdentity(deps, identity, context);
  return withCode(deps, { mobile, purpose: 'identity', code }, context, (tx) =>
    issueResetTicket(tx, userId, context.nowMs)
  );
}

async function proveIdentity(
  { db, secret }: RecoveryDeps,
  { realName, idNumber, captchaId }: Identity,
  context: LoginContext
): Promise<{ userId: string; mobile: string }> {
  const { nowMs } = context;
  requirePlausibleIdentity(realName, idNumber, nowMs);
  // No account is verified yet, so no origin is known.
  const origin = await originFor({ db, secret }, undefined, context);
  // Keyed with the secret: a plain digest of so short a number can be reversed.
  const attempt = { key: secret.digest(`identity-try:${idNumber}`), origin, captchaId, needsCaptcha: true };
  const cost = await countAttempt(db, limits, attempt, nowMs);
  const userId = await findUserByIdentity({ db, secret }, { realName, idNumber });
  if (userId === null) throw new AppError('NOT_FOUND', { ...cost });
  await resetAttempts(db, limits, attempt);
  return { userId, mobile: await codeAddressOf(db, userId) };
}

/** Rejects impossible names and numbers, which do not count as an attempt. */
function requirePlausibleIdentity(realName: string, idNumber: string, nowMs: number): void {
  const problem = idNumberProblem(idTypeOf(idNumber), idNumber, shanghaiDay(nowMs));
  const fields = { ...(!isRealName(realName) && { realName: 'format' }), ...(problem && { idNumber: problem }) };
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
}
