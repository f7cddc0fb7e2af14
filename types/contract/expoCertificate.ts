import { type Static, Type } from '@sinclair/typebox';
import { DateOnly, Id, Mobile, Nullable, oneOf } from './common';
import { OrganiserText } from './localText';

const strict = { additionalProperties: false };

/** 参展, 获奖, 观众, 志愿者: the part that the holder had in the expo. */
export const ExpoCertificateKind = oneOf(['exhibitor', 'award', 'visitor', 'volunteer']);
export type ExpoCertificateKind = Static<typeof ExpoCertificateKind>;

/** `YX`, the year of the expo and five digits. */
const CertificateNo = Type.String({ pattern: '^YX\\d{9}$' });

const certificateFields = {
  kind: ExpoCertificateKind,
  expoName: OrganiserText(),
  /** Name of the person, or of the product or company that won. */
  name: Type.String(),
  /** Empty for a person without a company. */
  company: Type.String(),
  /** Such as the award that was won; empty when the kind says all. */
  reason: OrganiserText()
};

/** A certificate of the member: one that waits to be claimed has no number yet. */
export const OwnExpoCertificate = Type.Object({
  expoId: Id,
  /** Names the certificate among those of the member. */
  subject: Type.String(),
  ...certificateFields,
  status: oneOf(['eligible', 'claimed', 'void']),
  no: Nullable(CertificateNo),
  issuedOn: Nullable(DateOnly),
  /** Lets others who have the number see the whole name; null before the claim. */
  checkCode: Nullable(Type.String())
});
export type OwnExpoCertificate = Static<typeof OwnExpoCertificate>;

/** A certificate as the public check page shows it. */
export const CheckedExpoCertificate = Type.Object({
  no: CertificateNo,
  ...certificateFields,
  issuedOn: DateOnly,
  isVoid: Type.Boolean(),
  /** False when the name is masked, because the check code was missing or wrong. */
  isNameShown: Type.Boolean()
});
export type CheckedExpoCertificate = Static<typeof CheckedExpoCertificate>;

const Operator = Type.String({ minLength: 2, maxLength: 20 });

export const IssuedExpoCertificate = Type.Object({
  id: Id,
  ...certificateFields,
  mobile: Type.String(),
  status: oneOf(['eligible', 'claimed', 'void']),
  no: Nullable(CertificateNo)
});
export type IssuedExpoCertificate = Static<typeof IssuedExpoCertificate>;

export const GrantBody = Type.Object(
  {
    operator: Operator,
    expoId: Id,
    mobile: Mobile,
    kind: ExpoCertificateKind,
    name: Type.String({ minLength: 2, maxLength: 20 }),
    company: Type.String({ maxLength: 50 }),
    reason: Type.String({ maxLength: 40 })
  },
  strict
);
export type GrantBody = Static<typeof GrantBody>;

export const expoCertificateCalls = {
  /** Returns the certificates that the member may claim and has, the latest expo first. */
  'POST /api/front/expo/getCertificates': { data: Type.Array(OwnExpoCertificate), auth: 'member' },
  /**
   * Claims a certificate: it gets its number, once. Errors: NOT_FOUND when the member is not eligible for it, CONFLICT
   * `certificate` `void` for one that was taken back.
   */
  'POST /api/front/spiceExpo/receiveCertificate': {
    input: Type.Object({ expoId: Id, subject: Type.String({ minLength: 1, maxLength: 80 }) }, strict),
    data: OwnExpoCertificate,
    auth: 'member',
    secure: true,
    encrypted: true
  },
  /**
   * Returns what is certified under a number; the name is masked without the check code of the certificate. Errors:
   * NOT_FOUND, RATE_LIMITED above 120 checks an hour from an address.
   */
  'POST /api/front/expo/checkCertificate': {
    input: Type.Object({ no: CertificateNo, checkCode: Type.Optional(Type.String({ maxLength: 20 })) }, strict),
    data: CheckedExpoCertificate
  },
  /**
   * Returns the certificates of an expo that members claimed or were granted, in the order in which they were; at most 200,
   * those that follow `afterId`.
   */
  'GET /api/operator/expo/certificates': {
    input: Type.Object({ expoId: Id, afterId: Type.Optional(Id) }, strict),
    data: Type.Array(IssuedExpoCertificate),
    auth: 'operator'
  },
  /**
   * Makes a member eligible, such as a volunteer. Granting the same again changes nothing. Errors: NOT_FOUND for an unknown
   * expo, VALIDATION `mobile` `unknown` for a number without an account.
   */
  'POST /api/operator/expo/grantCertificate': { input: GrantBody, data: IssuedExpoCertificate, auth: 'operator' },
  /** Takes a certificate back; its number stays and is shown as void. Errors: NOT_FOUND; CONFLICT when it was before. */
  'POST /api/operator/expo/voidCertificate': {
    input: Type.Object({ operator: Operator, id: Id, reason: Type.String({ minLength: 2, maxLength: 80 }) }, strict),
    data: IssuedExpoCertificate,
    auth: 'operator'
  }
} as const;
