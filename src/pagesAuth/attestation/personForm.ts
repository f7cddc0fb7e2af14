import { type PersonField, personProblems, type PersonValues } from '@rules/verification';
import { submitPerson } from '../api/verification';
import type { VerificationFormDefinition } from './verificationForm';

/** Values of the form; `maskedNumber` is the number of the previous submission. */
export interface PersonFormValues extends PersonValues {
  maskedNumber: string;
}

const toIdList = (id: string) => (id === '' ? [] : [id]);

/** In the order of the page. */
export const personFields: readonly PersonField[] = [
  'realName',
  'idNumber',
  'birthday',
  'validUntil',
  'idFront',
  'idBack'
];

export const personForm: VerificationFormDefinition<'person', PersonFormValues> = {
  kind: 'person',
  empty: () => ({
    realName: '',
    idType: 'residentId',
    idNumber: '',
    keepsNumber: false,
    maskedNumber: '',
    birthday: '',
    idFront: '',
    idBack: '',
    validUntil: '',
    isLongTerm: false
  }),
  uploadFields: { idFront: 1, idBack: 1 },
  withUploads: (values, { idFront = [], idBack = [] }) => ({
    ...values,
    idFront: idFront[0] ?? '',
    idBack: values.idType === 'passport' ? '' : (idBack[0] ?? '')
  }),
  problems: personProblems,
  fromDocuments: ({ idNumberMasked, idFront, idBack, validUntil, birthday, ...documents }) => ({
    values: {
      ...documents,
      idNumber: '',
      keepsNumber: true,
      maskedNumber: idNumberMasked,
      birthday: birthday ?? '',
      idFront,
      idBack: idBack ?? '',
      validUntil: validUntil ?? '',
      isLongTerm: validUntil === null
    },
    photos: { idFront: toIdList(idFront), idBack: toIdList(idBack ?? '') }
  }),
  send: submit
};

function submit(values: PersonFormValues, requestId: string) {
  const { realName, idType, idFront } = values;
  return submitPerson({
    requestId,
    agreesSensitive: true,
    realName,
    idType,
    idNumber: values.keepsNumber ? null : values.idNumber,
    birthday: idType === 'passport' ? values.birthday : null,
    idFront,
    idBack: values.idBack || null,
    validUntil: values.isLongTerm ? null : values.validUntil
  });
}
