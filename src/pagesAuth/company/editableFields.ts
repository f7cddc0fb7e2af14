import type { CompanyFields, CompanyInfo } from '@contract/company';

type MediaField = 'logoUrl' | 'coverUrls' | 'videoUrl' | 'certificates';

/** What the form holds beside pictures, video and certificates. */
export type CompanyValues = Omit<CompanyFields, MediaField>;

/** What was typed and chosen, and what stood there before. */
export interface CompanyChanges {
  before: CompanyFields;
  now: CompanyFields;
  regionNames: readonly string[];
  varietyNames: readonly string[];
}

/** What its people may change of a company, as it stands; keys in one order, so that two states can be compared. */
export function editableFieldsOf(company: CompanyInfo): {
  values: CompanyValues;
  media: Pick<CompanyFields, MediaField>;
} {
  return {
    values: {
      shortName: company.shortName,
      type: company.type,
      regionCode: company.region?.code ?? null,
      address: company.address,
      position: company.position,
      varietyIds: company.varieties.map(({ id }) => id),
      volumeBand: company.volumeBand,
      employeesBand: company.employeesBand,
      intro: company.intro,
      contactName: company.contactName,
      contactMobile: company.contactMobile,
      contactFor: company.contactFor,
      landline: company.landline,
      email: company.email,
      website: company.website
    },
    media: {
      logoUrl: company.logoUrl,
      coverUrls: company.coverUrls,
      videoUrl: company.videoUrl,
      certificates: company.certificates.map(({ name, no, validUntil, imageUrl }) => ({
        name,
        no,
        validUntil,
        imageUrl
      }))
    }
  };
}

/** The fields as they stand on the page. */
export const fieldOrder: readonly (keyof CompanyFields)[] = [
  'shortName',
  'type',
  'regionCode',
  'address',
  'position',
  'varietyIds',
  'volumeBand',
  'employeesBand',
  'intro',
  'logoUrl',
  'coverUrls',
  'videoUrl',
  'certificates',
  'contactName',
  'contactMobile',
  'landline',
  'email',
  'website'
];
