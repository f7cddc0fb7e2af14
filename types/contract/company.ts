import { Type, type Static } from '@sinclair/typebox';
import { Cursor, DateOnly, Empty, Id, Mobile, Nullable, PageLimit, PageOf } from './common';
import { SupplyBrief } from './listing';
import { TaxonomyName } from './localText';
import { MapPosition, RegionCode, RegionPath } from './region';
import { PictureUrl, VideoState } from './upload';
import { CompanyRole, VerificationKind } from './user';

const oneOf = <const T extends string>(names: readonly T[]) => Type.Union(names.map((name) => Type.Literal(name)));

export const CompanyType = oneOf([
  'plantingBase',
  'cooperative',
  'primaryProcessor',
  'deepProcessor',
  'trader',
  'marketStall',
  'importerExporter',
  'seasoningMaker',
  'essenceMaker',
  'warehousing',
  'testingBody',
  'association',
  'government',
  'park',
  'packaging',
  'other'
]);
export type CompanyType = Static<typeof CompanyType>;

/** Goods in a year, in tonnes: below 50, 50–200, 200–1,000, 1,000–5,000, above. */
export const VolumeBand = oneOf(['t50', 't200', 't1000', 't5000', 'more']);
export type VolumeBand = Static<typeof VolumeBand>;

/** People who work there: below 10, 10–50, 50–200, 200–500, above. */
export const EmployeesBand = oneOf(['e10', 'e50', 'e200', 'e500', 'more']);
export type EmployeesBand = Static<typeof EmployeesBand>;

/** Who reads the mobile number of the contact: whoever is logged in, or the verified only. */
export const ContactVisibility = oneOf(['member', 'verified']);
export type ContactVisibility = Static<typeof ContactVisibility>;

export const Certificate = Type.Object(
  {
    name: Type.String({ minLength: 2, maxLength: 30 }),
    no: Type.String({ maxLength: 40 }),
    /** Null for one that does not end. */
    validUntil: Nullable(DateOnly),
    imageUrl: Nullable(PictureUrl)
  },
  { additionalProperties: false }
);
export type Certificate = Static<typeof Certificate>;

/** What owner and admins write themselves. Empty text stands for nothing. */
export const CompanyFields = Type.Object({
  shortName: Type.String({ minLength: 2, maxLength: 12 }),
  type: Nullable(CompanyType),
  regionCode: Nullable(RegionCode),
  address: Type.String({ maxLength: 60 }),
  /** Where region and address are on the map; null for a place that nobody picked there. */
  position: Nullable(MapPosition),
  varietyIds: Type.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true }),
  volumeBand: Nullable(VolumeBand),
  employeesBand: Nullable(EmployeesBand),
  intro: Type.String({ maxLength: 1000 }),
  logoUrl: Nullable(PictureUrl),
  coverUrls: Type.Array(PictureUrl, { maxItems: 5, uniqueItems: true }),
  videoUrl: Nullable(PictureUrl),
  certificates: Type.Array(Certificate, { maxItems: 20 }),
  contactName: Type.String({ maxLength: 20 }),
  contactMobile: Type.Union([Mobile, Type.Literal('')]),
  contactFor: ContactVisibility,
  landline: Type.String({ maxLength: 20 }),
  email: Type.String({ maxLength: 100 }),
  website: Type.String({ maxLength: 200 })
});
export type CompanyFields = Static<typeof CompanyFields>;

/** What the licence says. Only a new verification changes it. */
const LegalItems = Type.Object({
  name: Type.String(),
  uscc: Type.String(),
  /** Masked for readers from outside: 覃**. */
  legalPerson: Type.String(),
  establishedOn: Nullable(DateOnly),
  registeredCapital: Type.String(),
  registeredAddress: Type.String(),
  scope: Type.String()
});

/** A company as a reader may see it. */
export const CompanyInfo = Type.Composite([
  LegalItems,
  Type.Omit(CompanyFields, ['regionCode', 'varietyIds', 'contactMobile']),
  Type.Object({
    id: Id,
    region: Nullable(RegionPath),
    varieties: Type.Array(Type.Object({ id: Id, name: TaxonomyName })),
    boothNo: Nullable(Type.String()),
    verifications: Type.Array(VerificationKind),
    memberCount: Type.Integer(),
    supplyCount: Type.Integer(),
    /** Masked, 138****8000, for a reader whom `contactFor` leaves out. */
    contactMobile: Type.String(),
    isContactMasked: Type.Boolean(),
    /** From outside a video is there once it is shown; null without one. */
    videoState: Nullable(VideoState),
    /** The reader's part in it; null from outside. */
    myRole: Nullable(CompanyRole)
  })
]);
export type CompanyInfo = Static<typeof CompanyInfo>;

export const UpdateCompanyBody = Type.Composite([Type.Object({ id: Id }), CompanyFields], {
  additionalProperties: false
});
export type UpdateCompanyBody = Static<typeof UpdateCompanyBody>;

const CompanyRef = Type.Object({ id: Id }, { additionalProperties: false });

export const companyCalls = {
  /** A company; without `id` the one that the reader acts for. NOT_FOUND, also for a dissolved one. */
  'GET /api/front/company/info': {
    input: Type.Object({ id: Type.Optional(Id) }, { additionalProperties: false }),
    data: CompanyInfo
  },
  /** Its open supplies, the newest first. NOT_FOUND. */
  'GET /api/front/company/supplies': {
    input: Type.Object(
      { id: Id, cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) },
      { additionalProperties: false }
    ),
    data: PageOf(SupplyBrief)
  },
  /**
   * Replaces what owner and admins write. FORBIDDEN to others; VALIDATION with the field that breaks a rule, with
   * `unfit` for a picture that may not be shown, `banned` and `contact` for a text: `logoUrl`, `coverUrls.0`, `intro`,
   * `certificates.0.imageUrl`, `certificates.0.name`.
   */
  'POST /api/front/company/update': {
    input: UpdateCompanyBody,
    data: CompanyInfo,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** Makes a company of the person's the one that they act for. NOT_FOUND for one that they are not in. */
  'POST /api/front/company/switch': { input: CompanyRef, data: Empty, auth: 'member' }
} as const;
