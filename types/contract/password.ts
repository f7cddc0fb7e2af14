import { type Static, Type } from '@sinclair/typebox';
import { AccountMobile, Email, Nullable } from './common';
import { Code, DeviceId, Password, SentCode, Session, Ticket } from './login';

/** Identity of a verified user who resets the password without the mobile number. */
export const IdentityBody = Type.Object(
  {
    /** Name as on the identity document; both fields follow the rules of `types/rules`. */
    realName: Type.String({ minLength: 1, maxLength: 20 }),
    idNumber: Type.String({ minLength: 1, maxLength: 18 }),
    /** A solved captcha; required after three failed attempts. */
    captchaId: Type.Optional(Ticket),
    deviceId: DeviceId
  },
  { additionalProperties: false }
);
/** `mobile` is the masked number, or e-mail address of an account without one, that the code was sent to. */
export const SentToAccount = Type.Object({ ...SentCode.properties, mobile: Type.String() });
export type SentToAccount = Static<typeof SentToAccount>;
const ResetTicket = Type.Object({ ticket: Type.String(), expiresInSec: Type.Integer() });

export const UpdatePasswordBody = Type.Object(
  {
    password: Password,
    /** Current password; required without a ticket when the account has a password. */
    oldPassword: Type.Optional(Password),
    /** Ticket from checkResetCode; replaces the login. */
    ticket: Type.Optional(Ticket),
    deviceId: DeviceId
  },
  { additionalProperties: false }
);
export const UpdatedPassword = Type.Object({
  /** New session when a ticket was used; otherwise null, and the session of the call continues. */
  session: Nullable(Session),
  /** Number of ended sessions on other devices. */
  endedSessions: Type.Integer()
});

export const passwordCalls = {
  /**
   * Returns a ticket for updatePassword: single use, valid for ten minutes. Errors: NOT_FOUND (no account), SMS_CODE_…,
   * LOCKED, CAPTCHA_NEEDED.
   */
  'POST /api/member/user/checkResetCode': {
    input: Type.Object(
      { mobile: AccountMobile, code: Code, captchaId: Type.Optional(Ticket), deviceId: DeviceId },
      { additionalProperties: false }
    ),
    data: ResetTicket,
    secure: true,
    encrypted: true
  },
  /**
   * Returns a ticket like checkResetCode, for a code sent by e-mail. Errors: FORBIDDEN where e-mail is not offered, and
   * those of checkResetCode.
   */
  'POST /api/member/user/checkEmailResetCode': {
    input: Type.Object(
      { email: Email, code: Code, captchaId: Type.Optional(Ticket), deviceId: DeviceId },
      { additionalProperties: false }
    ),
    data: ResetTicket,
    secure: true,
    encrypted: true
  },
  /**
   * Sends a code to the number of a verified user. Errors: NOT_FOUND (with `attemptsLeft`; does not reveal which field
   * is wrong), CAPTCHA_NEEDED, LOCKED, RATE_LIMITED, VALIDATION (`realName`, `idNumber`).
   */
  'POST /api/member/user/sendIdentityCode': {
    input: IdentityBody,
    data: SentToAccount,
    secure: true,
    encrypted: true
  },
  /** Returns a ticket like checkResetCode. Errors: those of sendIdentityCode, SMS_CODE_…. */
  'POST /api/member/user/checkIdentityCode': {
    input: Type.Object({ ...IdentityBody.properties, code: Code }, { additionalProperties: false }),
    data: ResetTicket,
    secure: true,
    encrypted: true
  },
  /**
   * Sets a password and ends the sessions on other devices. Requires a ticket (reset), or a login with the old
   * password, or a recent login for the first password. Errors: TICKET_EXPIRED, PASSWORD_WRONG, LOCKED, VALIDATION
   * (`password`), UNAUTHORIZED, FORBIDDEN (the login is too long ago).
   */
  'POST /api/member/user/updatePassword': {
    input: UpdatePasswordBody,
    data: UpdatedPassword,
    secure: true,
    encrypted: true
  }
} as const;
