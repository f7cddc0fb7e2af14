import type { CompanyType } from '@contract/company';
import { type CompanyField, companyProblems, type CompanyValues } from '@rules/verification';
import { submitCompany } from '../api/verification';
import type { VerificationFormDefinition } from './verificationForm';

/** Values of the company form; `maskedLegalIdNo` comes from the documents submitted before. */
export interface CompanyFormValues extends CompanyValues {
  maskedLegalIdNo: string;
  varietyIds: string[];
  /** Names of the region and its parents, for display. */
  regionNames: string[];
}

const toIdList = (id: string) => (id === '' ? [] : [id]);

/** Fields in the order of the page. */
export const companyFields: readonly CompanyField[] = [
  'licence',
  'name',
  'uscc',
  'legalPerson',
  'legalIdNo',
  'regionCode',
  'address',
  'establishedOn',
  'validUntil',
  'registeredCapital',
  'scope',
  'type',
  'varietyIds',
  'letter',
  'operatorName',
  'operatorMobile'
];

export const companyForm: VerificationFormDefinition<'company', CompanyFormValues> = {
  kind: 'company',
  empty: () => ({
    licence: '',
    name: '',
    uscc: '',
    legalPerson: '',
    legalIdNo: '',
    keepsLegalIdNo: false,
    maskedLegalIdNo: '',
    regionCode: '',
    regionNames: [],
    address: '',
    registeredCapital: '',
    scope: '',
    establishedOn: '',
    validUntil: '',
    isLongTerm: false,
    type: '',
    varietyIds: [],
    authority: 'legalPerson',
    letter: '',
    operatorName: '',
    operatorMobile: ''
  }),
  uploadFields: { licence: 1, letter: 1 },
  withUploads: (values, { licence = [], letter = [] }) => ({
    ...values,
    licence: licence[0] ?? '',
    letter: values.authority === 'operator' ? (letter[0] ?? '') : ''
  }),
  problems: companyProblems,
  fromDocuments: ({ region, letter, validUntil, legalIdNoMasked, ...documents }) => ({
    values: {
      ...documents,
      legalIdNo: '',
      keepsLegalIdNo: legalIdNoMasked !== '',
      maskedLegalIdNo: legalIdNoMasked,
      letter: letter ?? '',
      validUntil: validUntil ?? '',
      isLongTerm: validUntil === null,
      regionNames: region?.names ?? []
    },
    photos: { licence: toIdList(documents.licence), letter: toIdList(letter ?? '') }
  }),
  send: submit
};

function submit(values: CompanyFormValues, requestId: string) {
  const {
    regionNames: _n,
    maskedLegalIdNo: _m,
    keepsLegalIdNo,
    isLongTerm,
    type,
    letter,
    validUntil,
    ...fields
  } = values;
  return submitCompany({
    ...fields,
    legalIdNo: keepsLegalIdNo ? null : fields.legalIdNo,
    requestId,
    type: type as CompanyType,
    letter: letter || null,
    validUntil: isLongTerm ? null : validUntil
  });
}
