import { Type, type Static } from '@sinclair/typebox';
import { Mobile, Nullable } from './common';
import { Code, DeviceId, Password, SentCode, Session, Ticket } from './login';

/** Who a verified person is, for who has forgotten the password and names no number. */
export const IdentityBody = Type.Object(
  {
    /** As on the paper; both keep the rules of `types/rules`. */
    realName: Type.String({ minLength: 1, maxLength: 20 }),
    idNumber: Type.String({ minLength: 1, maxLength: 18 }),
    /** A captcha that was solved; needed after three wrong tries. */
    captchaId: Type.Optional(Ticket),
    deviceId: DeviceId
  },
  { additionalProperties: false }
);
/** `mobile` is masked: where the code went. */
export const SentToAccount = Type.Object({ ...SentCode.properties, mobile: Type.String() });
export type SentToAccount = Static<typeof SentToAccount>;
const ResetTicket = Type.Object({ ticket: Type.String(), expiresInSec: Type.Integer() });

export const UpdatePasswordBody = Type.Object(
  {
    password: Password,
    /** The password until now, where there is one and no ticket. */
    oldPassword: Type.Optional(Password),
    /** From checkResetCode: nobody need be logged in. */
    ticket: Type.Optional(Ticket),
    deviceId: DeviceId
  },
  { additionalProperties: false }
);
export const UpdatedPassword = Type.Object({
  /** A new session where a ticket was used; otherwise the one of the call goes on. */
  session: Nullable(Session),
  /** Sessions on other devices that ended. */
  endedSessions: Type.Integer()
});

export const passwordCalls = {
  /**
   * Answers a ticket for updatePassword, one use, ten minutes. Errors: NOT_FOUND (no account), SMS_CODE_…, LOCKED,
   * CAPTCHA_NEEDED.
   */
  'POST /api/member/user/checkResetCode': {
    input: Type.Object(
      { mobile: Mobile, code: Code, captchaId: Type.Optional(Ticket), deviceId: DeviceId },
      { additionalProperties: false }
    ),
    data: ResetTicket,
    secure: true,
    encrypted: true
  },
  /**
   * Sends a code to the number of a verified person. Errors: NOT_FOUND (with `attemptsLeft`; nothing says which part is
   * wrong), CAPTCHA_NEEDED, LOCKED, RATE_LIMITED, VALIDATION (`realName`, `idNumber`).
   */
  'POST /api/member/user/sendIdentityCode': {
    input: IdentityBody,
    data: SentToAccount,
    secure: true,
    encrypted: true
  },
  /** Answers a ticket as checkResetCode does. Errors: those of sendIdentityCode, SMS_CODE_…. */
  'POST /api/member/user/checkIdentityCode': {
    input: Type.Object({ ...IdentityBody.properties, code: Code }, { additionalProperties: false }),
    data: ResetTicket,
    secure: true,
    encrypted: true
  },
  /**
   * Sets a password and ends the sessions on other devices. With a ticket for who forgot it; else for the person logged
   * in, with the old one, or for the first time soon after a login. Errors: TICKET_EXPIRED, PASSWORD_WRONG, LOCKED,
   * VALIDATION (`password`), UNAUTHORIZED, FORBIDDEN (the login is too long ago).
   */
  'POST /api/member/user/updatePassword': {
    input: UpdatePasswordBody,
    data: UpdatedPassword,
    secure: true,
    encrypted: true
  }
} as const;
