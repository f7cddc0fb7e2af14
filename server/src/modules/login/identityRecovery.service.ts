import type { Static } from '@sinclair/typebox';
import type { IdentityBody, SentToAccount } from '@contract/password';
import { idNumberProblem, idTypeOf } from '@rules/identity';
import { isRealName } from '@rules/personName';
import { shanghaiDay } from '../../clock/shanghaiDay';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import { findUserByIdentity } from '../verification/identity.service';
import { mobileOf } from './access.service';
import { countGuess, forgiveGuess, type GuessLimits } from './guess.service';
import { placeFor } from './knownPlace.service';
import { countLogin, type LoginContext } from './login.service';
import { maskMobile } from './maskMobile';
import { issueResetTicket, type IssuedTicket } from './passwordChange.service';
import { sendCode, withCode } from './smsCode.service';

const DAY_MS = 24 * 60 * 60 * 1000;
const limits: GuessLimits = {
  perPlace: { name: 'identity', freeTries: 4, forgetAfterMs: DAY_MS },
  perKey: { name: 'identityOf', freeTries: 40, forgetAfterMs: DAY_MS },
  /** Nobody forgets the passwords of many people; who tries names to numbers does. */
  perAddress: { name: 'identityFrom', freeTries: 20, forgetAfterMs: DAY_MS },
  puzzleAfter: { place: 3, key: 10 }
};

type Identity = Static<typeof IdentityBody>;
type RecoveryDeps = Pick<Deps, 'db' | 'secret' | 'sms' | 'weChat'>;

/**
 * Sends a code to the number of a verified person, who gives name and number of their paper. Throws NOT_FOUND alike
 * for a name, a number or a person that is not verified.
 */
export async function sendIdentityCode(
  deps: RecoveryDeps,
  identity: Identity,
  context: LoginContext
): Promise<SentToAccount> {
  const { mobile } = await proveIdentity(deps, identity, context);
  const sent = await sendCode(deps, { mobile, purpose: 'identity' }, context);
  return { ...sent, mobile: maskMobile(mobile) };
}

/** Answers a ticket for a new password to who gives identity and code. Throws as `sendIdentityCode`, and for the code. */
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
  origin: LoginContext
): Promise<{ userId: string; mobile: string }> {
  const { nowMs } = origin;
  refuseImpossible(realName, idNumber, nowMs);
  // Whose places they are is what is still to be proven.
  const place = await placeFor({ db, secret }, undefined, origin);
  // Under the secret: the bare digest of so short a number can be reversed.
  const guess = { key: secret.digest(`identity-try:${idNumber}`), place, captchaId, needsCaptcha: true };
  const cost = await countGuess(db, limits, guess, nowMs);
  const userId = await findUserByIdentity({ db, secret }, { realName, idNumber });
  if (userId === null) throw new AppError('NOT_FOUND', { ...cost });
  await forgiveGuess(db, limits, guess);
  return { userId, mobile: await mobileOf(db, userId) };
}

/** What nobody can be called, which is no guess. */
function refuseImpossible(realName: string, idNumber: string, nowMs: number): void {
  const problem = idNumberProblem(idTypeOf(idNumber), idNumber, shanghaiDay(new Date(nowMs)));
  const fields = { ...(!isRealName(realName) && { realName: 'format' }), ...(problem && { idNumber: problem }) };
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
}
