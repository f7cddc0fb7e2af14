import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { freezeAccount, type FreezeDeps, releaseAccount } from './freeze.service';

const REASON_LENGTH = 140;

/**
 * `account:freeze MOBILE|EMAIL REASON`: freezes an account; the user sees the reason when they try to log in.
 * @throws OperatorError without an address or a reason, and for a reason that is too long
 */
export async function freezeCommand(deps: FreezeDeps, args: readonly string[], nowMs: number): Promise<string> {
  const [address = '', ...said] = args;
  const reason = said.join(' ').trim();
  if (address === '') throw new OperatorError('MOBILE|EMAIL is missing.');
  if (reason === '') throw new OperatorError('A reason is missing.');
  if ([...reason].length > REASON_LENGTH)
    throw new OperatorError(`The reason must have at most ${REASON_LENGTH} characters.`);
  const listings = await known(address, freezeAccount(deps, address, { reason, operator: 'operator' }, nowMs));
  return `${address} is frozen; ${listings} listings were taken down.`;
}

/** `account:release MOBILE|EMAIL`: releases a frozen account. */
export async function releaseCommand(db: Db, address: string, nowMs: number): Promise<string> {
  await known(address, releaseAccount(db, address, nowMs));
  return `${address} may log in again.`;
}

async function known<T>(address: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.errorName === 'NOT_FOUND') {
      throw new OperatorError(`No account has the number or e-mail address ${address}.`);
    }
    throw error;
  }
}

export const accountCommands: Commands = {
  'account:freeze': {
    usage: 'MOBILE|EMAIL REASON',
    summary: 'end the sessions of an account and refuse logins to it; its own listings are taken down',
    run: ({ withDatabase, files, now }, args) => withDatabase((db) => freezeCommand({ db, files }, args, now.getTime()))
  },
  'account:release': {
    usage: 'MOBILE|EMAIL',
    summary: 'let the person of a frozen account log in again',
    run: ({ withDatabase, now }, [word]) => {
      const address = required(word, 'MOBILE|EMAIL');
      return withDatabase((db) => releaseCommand(db, address, now.getTime()));
    }
  }
};
