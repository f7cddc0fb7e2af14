import { Type, type Static } from '@sinclair/typebox';
import { DateOnly, Id, Mobile, Nullable } from './common';
import { CompanyType } from './company';
import { RegionCode, RegionPath } from './region';

const IdType = Type.Union([Type.Literal('residentId'), Type.Literal('residencePermit'), Type.Literal('passport')]);

/** The last day of a paper; null for one without an end. */
export const ValidUntil = Nullable(DateOnly);
/** Made by the client for each form that is sent: the same one again is the same submission. */
const RequestId = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });
const Text = (maxLength: number) => Type.String({ maxLength });
const Code = Text(18);

const personFields = {
  realName: Text(20),
  idType: IdType,
  /** Upper case. Null keeps the number that was sent before; it is never told again. */
  idNumber: Nullable(Code),
  /** Of a passport, whose number does not hold it. */
  birthday: Nullable(DateOnly),
  /** Private images. */
  idFront: Id,
  idBack: Nullable(Id),
  validUntil: ValidUntil
};
export const PersonBody = Type.Object(
  {
    ...personFields,
    requestId: RequestId,
    /** The separate consent to the use of sensitive data; its time is kept. */
    agreesSensitive: Type.Literal(true)
  },
  { additionalProperties: false }
);
export type PersonBody = Static<typeof PersonBody>;

const companyFields = {
  /** Private image. */
  licence: Id,
  name: Text(50),
  uscc: Code,
  legalPerson: Text(20),
  /**
   * The last six characters of the legal person's resident number, empty when they were left out. Null keeps those that
   * were sent before; they are never told again.
   */
  legalIdNo: Nullable(Text(6)),
  regionCode: RegionCode,
  address: Text(100),
  /** As the licence has them; empty when they were left out. */
  registeredCapital: Text(30),
  scope: Text(300),
  establishedOn: DateOnly,
  validUntil: ValidUntil,
  type: CompanyType,
  varietyIds: Type.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true }),
  authority: Type.Union([Type.Literal('legalPerson'), Type.Literal('operator')]),
  /** Private image of the authorisation letter; an operator needs one. */
  letter: Nullable(Id),
  operatorName: Text(20),
  operatorMobile: Mobile
};
export const CompanyBody = Type.Object({ ...companyFields, requestId: RequestId }, { additionalProperties: false });
export type CompanyBody = Static<typeof CompanyBody>;

/** A building of a park. */
const Building = Type.Object(
  {
    name: Text(20),
    /** Floor area in square metres. */
    areaM2: Type.Integer({ minimum: 1, maximum: 9_999_999 }),
    /** What it is for, such as 冷库. */
    use: Text(20)
  },
  { additionalProperties: false }
);

const parkFields = {
  name: Text(50),
  operatorUscc: Code,
  regionCode: RegionCode,
  /** Tenths of a mu. */
  areaTenths: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  /** Private image. */
  plan: Nullable(Id),
  policies: Text(140),
  /** Private images of the document that grants them. */
  policyDoc: Type.Array(Id, { maxItems: 3, uniqueItems: true }),
  buildings: Type.Array(Building, { maxItems: 20 }),
  contactName: Text(20),
  contactPhone: Text(20),
  /** Private images. */
  approval: Type.Array(Id, { minItems: 1, maxItems: 3, uniqueItems: true }),
  validUntil: ValidUntil
};
export const ParkBody = Type.Object({ ...parkFields, requestId: RequestId }, { additionalProperties: false });
export type ParkBody = Static<typeof ParkBody>;

/** What was sent last, to be corrected. Numbers of people stay on the server. */
export const PersonDocuments = Type.Object({ ...personFields, idNumber: Type.Null(), idNumberMasked: Type.String() });
export type PersonDocuments = Static<typeof PersonDocuments>;
export const CompanyDocuments = Type.Object({
  ...companyFields,
  legalIdNo: Type.Null(),
  /** Empty when they were left out. */
  legalIdNoMasked: Type.String(),
  region: Nullable(RegionPath)
});
export type CompanyDocuments = Static<typeof CompanyDocuments>;
export const ParkDocuments = Type.Object({ ...parkFields, region: Nullable(RegionPath) });
export type ParkDocuments = Static<typeof ParkDocuments>;
