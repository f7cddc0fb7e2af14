import type { CompanyFields, CompanyInfo } from '@contract/company';

type MediaField = 'logoUrl' | 'coverUrls' | 'videoUrl' | 'certificates';

/** Values of the form, except pictures, video and certificates. */
export type CompanyValues = Omit<CompanyFields, MediaField>;

/** Changed values together with the values they started from. */
export interface CompanyChanges {
  before: CompanyFields;
  now: CompanyFields;
  regionNames: readonly string[];
  varietyNames: readonly string[];
}

/** Returns the editable values of a company. The key order is fixed, because states are compared as JSON. */
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

/** The fields in the order of the page. */
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
