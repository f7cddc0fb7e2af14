import type { Certificate, CompanyFields, CompanyInfo } from '@contract/company';
import { invalidCompanyFields } from '@rules/companyFields';
import type { FormDefinition, FormSnapshot } from '@/components/form/FormDefinition';

const MAX_COVERS = 5;

/** A certificate with a key that stays when others are removed. Its picture is the upload field `certificates.<key>`. */
export interface CertificateEntry extends Certificate {
  key: number;
}

/** Names of the region, from province to district, and of the varieties, which the fields hold by code or id. */
interface FieldNames {
  regionNames: readonly string[];
  varietyNames: readonly string[];
}

export interface CompanyFormValues extends Omit<CompanyFields, 'certificates'>, FieldNames {
  certificates: readonly CertificateEntry[];
}

export type CertificateText = 'name' | 'no' | 'validUntil';

/** Returns the field of a certificate's picture. */
export const pictureField = (key: number): string => `certificates.${key}`;

/** Returns the field of a text of a certificate. */
export const certificateField = (key: number, text: CertificateText): string => `certificates.${key}.${text}`;

const optionalList = (url: string | null) => (url === null ? [] : [url]);

/** Content and rules of the form for a company's page. */
export const companyForm: FormDefinition<CompanyFormValues> = {
  empty: () => ({
    shortName: '',
    type: null,
    regionCode: null,
    regionNames: [],
    address: '',
    position: null,
    varietyIds: [],
    varietyNames: [],
    volumeBand: null,
    employeesBand: null,
    intro: '',
    logoUrl: null,
    coverUrls: [],
    videoUrl: null,
    certificates: [],
    contactName: '',
    contactMobile: '',
    contactFor: 'member',
    landline: '',
    email: '',
    website: ''
  }),
  uploadFields: ({ certificates }) => ({
    logoUrl: 1,
    coverUrls: MAX_COVERS,
    videoUrl: 1,
    ...Object.fromEntries(certificates.map(({ key }) => [pictureField(key), 1]))
  }),
  withUploads: (values, photos) => ({
    ...values,
    logoUrl: photos['logoUrl']?.[0] ?? null,
    coverUrls: photos['coverUrls'] ?? [],
    videoUrl: photos['videoUrl']?.[0] ?? null,
    certificates: values.certificates.map((entry) => ({
      ...entry,
      imageUrl: photos[pictureField(entry.key)]?.[0] ?? null
    }))
  }),
  problems: (values) => Object.fromEntries(invalidCompanyFields(fieldsOf(values)).map((field) => [field, 'pattern'])),
  /** `certificates.1.name` belongs to the second entry, whatever its key. */
  fieldOf(path, { certificates }) {
    const [name = '', index, field] = path.split(/[./]/);
    if (field === undefined) return name === 'certificates' || index === undefined ? name : `${name}.${index}`;
    const key = certificates[Number(index)]?.key ?? -1;
    return field === 'imageUrl' ? pictureField(key) : certificateField(key, field as CertificateText);
  }
};

/** Returns the fields as they are sent. */
export function fieldsOf({ regionNames: _r, varietyNames: _v, certificates, ...values }: CompanyFormValues) {
  return { ...values, certificates: certificates.map(({ key: _key, ...certificate }) => certificate) };
}

/** Returns the form's content for these fields. */
export function snapshotOf(
  { certificates, ...fields }: CompanyFields,
  names: FieldNames
): FormSnapshot<CompanyFormValues> {
  const entries = certificates.map((certificate, key) => ({ ...certificate, key }));
  return {
    values: { ...fields, ...names, certificates: entries },
    photos: {
      logoUrl: optionalList(fields.logoUrl),
      coverUrls: [...fields.coverUrls],
      videoUrl: optionalList(fields.videoUrl),
      ...Object.fromEntries(entries.map(({ key, imageUrl }) => [pictureField(key), optionalList(imageUrl)]))
    }
  };
}

/** Returns the editable fields of a company, and the names of its region and varieties. */
export function editableFieldsOf(company: CompanyInfo): { fields: CompanyFields; names: FieldNames } {
  return {
    fields: {
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
      website: company.website,
      logoUrl: company.logoUrl,
      coverUrls: company.coverUrls,
      videoUrl: company.videoUrl,
      certificates: company.certificates.map(({ name, no, validUntil, imageUrl }) => ({
        name,
        no,
        validUntil,
        imageUrl
      }))
    },
    names: { regionNames: company.region?.names ?? [], varietyNames: company.varieties.map(({ name }) => name) }
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
