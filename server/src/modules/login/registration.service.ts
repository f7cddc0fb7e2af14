import { randomInt } from 'node:crypto';
import { newId } from '../../database/id';
import type { Tx } from '../../database/schema';
import { insertUser, lockUserByMobile } from '../user/user.repository';
import { recordAgreement } from '../user/user.service';

/** The characters of a code: 0, 1, I, L and O are left out, because users read codes to each other. */
const INVITE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const INVITE_CODE_LENGTH = 8;

export interface Registration {
  /** Verified number: no account exists without one. */
  mobile: string;
  agreedVersion: string;
  passwordHash?: string;
}

export interface OpenedAccount {
  userId: string;
  isNew: boolean;
}

/** Returns the account of a mobile number, created at the first login, and records the accepted agreement. */
export async function findOrCreateUser(tx: Tx, registration: Registration, nowMs: number): Promise<OpenedAccount> {
  const { mobile, agreedVersion, passwordHash = null } = registration;
  for (;;) {
    const known = await lockUserByMobile(tx, mobile);
    if (known !== undefined) {
      await recordAgreement(tx, known.id, agreedVersion, nowMs);
      return { userId: known.id, isNew: false };
    }
    const inviteCode = newInviteCode();
    const user = {
      id: newId(nowMs),
      mobile,
      nickname: `香友${inviteCode.slice(0, 4)}`,
      inviteCode,
      agreedVersion,
      passwordHash,
      nowMs
    };
    if (await insertUser(tx, user)) return { userId: user.id, isNew: true };
    // The invite code is taken: draw another.
  }
}

function newInviteCode(): string {
  return Array.from({ length: INVITE_CODE_LENGTH }, () =>
    INVITE_ALPHABET.charAt(randomInt(INVITE_ALPHABET.length))
  ).join('');
}
