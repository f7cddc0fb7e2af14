import { randomInt } from 'node:crypto';
import { generatedNickname } from '@rules/generatedNickname';
import { newId } from '../../database/id';
import type { Tx } from '../../database/schema';
import { numberlessName } from '../user/numberless';
import { insertUser, lockUserByMobile } from '../user/user.repository';
import { recordAgreement } from '../user/user.service';
import { linkEmail, lockEmailOwner } from '../user/userEmail.service';

/** The characters of a code: 0, 1, I, L and O are left out, because users read codes to each other. */
const INVITE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const INVITE_CODE_LENGTH = 8;

export interface Registration {
  /** Verified number, or e-mail address in lower case: no account exists without one of them. */
  mobile: string;
  agreedVersion: string;
  passwordHash?: string;
}

export interface OpenedAccount {
  userId: string;
  isNew: boolean;
}

/**
 * Returns the account of a mobile number or e-mail address, created at the first login, and records the accepted
 * agreement.
 */
export async function findOrCreateUser(tx: Tx, registration: Registration, nowMs: number): Promise<OpenedAccount> {
  const { mobile, agreedVersion, passwordHash = null } = registration;
  const isEmail = mobile.includes('@');
  for (;;) {
    const known = await (isEmail ? lockEmailOwner(tx, mobile) : lockUserByMobile(tx, mobile));
    if (known !== undefined) {
      await recordAgreement(tx, known.id, agreedVersion, nowMs);
      return { userId: known.id, isNew: false };
    }
    const inviteCode = newInviteCode();
    const id = newId(nowMs);
    const user = {
      id,
      mobile: isEmail ? numberlessName(id) : mobile,
      nickname: generatedNickname(inviteCode),
      inviteCode,
      agreedVersion,
      passwordHash,
      nowMs
    };
    if (await insertUser(tx, user)) {
      // The lock of the address's codes keeps out others who register it.
      if (isEmail) await linkEmail(tx, id, mobile, nowMs);
      return { userId: id, isNew: true };
    }
    // The invite code is taken: draw another.
  }
}

function newInviteCode(): string {
  return Array.from({ length: INVITE_CODE_LENGTH }, () =>
    INVITE_ALPHABET.charAt(randomInt(INVITE_ALPHABET.length))
  ).join('');
}
