import { type Static, Type } from '@sinclair/typebox';
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

/** Goods traded per year in tonnes: below 50, 50–200, 200–1,000, 1,000–5,000, above 5,000. */
export const VolumeBand = oneOf(['t50', 't200', 't1000', 't5000', 'more']);
export type VolumeBand = Static<typeof VolumeBand>;

/** Number of employees: below 10, 10–50, 50–200, 200–500, above 500. */
export const EmployeesBand = oneOf(['e10', 'e50', 'e200', 'e500', 'more']);
export type EmployeesBand = Static<typeof EmployeesBand>;

/** Viewers who may see the contact's mobile number: all members, or verified members only. */
export const ContactVisibility = oneOf(['member', 'verified']);
export type ContactVisibility = Static<typeof ContactVisibility>;

export const Certificate = Type.Object(
  {
    name: Type.String({ minLength: 2, maxLength: 30 }),
    no: Type.String({ maxLength: 40 }),
    /** Null for a certificate without an expiry date. */
    validUntil: Nullable(DateOnly),
    imageUrl: Nullable(PictureUrl)
  },
  { additionalProperties: false }
);
export type Certificate = Static<typeof Certificate>;

/** Fields that the owner and admins edit. An empty string means not set. */
export const CompanyFields = Type.Object({
  shortName: Type.String({ minLength: 2, maxLength: 12 }),
  type: Nullable(CompanyType),
  regionCode: Nullable(RegionCode),
  address: Type.String({ maxLength: 60 }),
  /** Map position of region and address; null unless it was picked on the map. */
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

/** Fields taken from the business licence; only a new verification changes them. */
const LegalItems = Type.Object({
  name: Type.String(),
  uscc: Type.String(),
  /** Masked for viewers who are not members of the company: 覃**. */
  legalPerson: Type.String(),
  establishedOn: Nullable(DateOnly),
  registeredCapital: Type.String(),
  registeredAddress: Type.String(),
  scope: Type.String()
});

/** A company as visible to the viewer. */
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
    /** Masked, 138****8000, for viewers whom `contactFor` excludes. */
    contactMobile: Type.String(),
    isContactMasked: Type.Boolean(),
    /** Null without a video; viewers outside the company get a video only once it is public. */
    videoState: Nullable(VideoState),
    /** The viewer's role in the company; null for a viewer outside the company. */
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
  /** Returns a company; without `id` the viewer's current company. Error: NOT_FOUND, also for a dissolved company. */
  'GET /api/front/company/info': {
    input: Type.Object({ id: Type.Optional(Id) }, { additionalProperties: false }),
    data: CompanyInfo
  },
  /** Returns the company's open supplies, newest first. Error: NOT_FOUND. */
  'GET /api/front/company/supplies': {
    input: Type.Object(
      { id: Id, cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) },
      { additionalProperties: false }
    ),
    data: PageOf(SupplyBrief)
  },
  /**
   * Replaces all fields that the owner and admins edit. Errors: FORBIDDEN for all others; VALIDATION naming the field
   * (`logoUrl`, `coverUrls.0`, `intro`, `certificates.0.imageUrl`, `certificates.0.name`) with the violated rule,
   * `unfit` for a rejected picture, `banned` or `contact` for a text.
   */
  'POST /api/front/company/update': {
    input: UpdateCompanyBody,
    data: CompanyInfo,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * Makes one of the user's companies the current one. Error: NOT_FOUND for a company that the user does not belong to.
   */
  'POST /api/front/company/switch': { input: CompanyRef, data: Empty, auth: 'member' }
} as const;
