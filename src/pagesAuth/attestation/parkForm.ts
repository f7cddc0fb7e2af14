import { type ParkField, parkProblems, type ParkValues } from '@rules/verification';
import { submitPark } from '../api/verification';
import type { VerificationFormDefinition } from './verificationForm';

export interface ParkFormValues extends ParkValues {
  approval: string[];
  policyDoc: string[];
  regionNames: string[];
}

/** In the order of the page. */
export const parkFields: readonly (ParkField | 'plan' | 'policyDoc')[] = [
  'name',
  'operatorUscc',
  'regionCode',
  'area',
  'plan',
  'policies',
  'policyDoc',
  'buildings',
  'contactName',
  'contactPhone',
  'approval',
  'validUntil'
];

export const parkForm: VerificationFormDefinition<'park', ParkFormValues> = {
  kind: 'park',
  empty: () => ({
    name: '',
    operatorUscc: '',
    regionCode: '',
    regionNames: [],
    area: '',
    plan: '',
    policies: '',
    policyDoc: [],
    buildings: [],
    contactName: '',
    contactPhone: '',
    approval: [],
    validUntil: '',
    isLongTerm: false
  }),
  uploadFields: { approval: 3, plan: 1, policyDoc: 3 },
  withUploads: (values, { approval = [], plan = [], policyDoc = [] }) => ({
    ...values,
    approval,
    plan: plan[0] ?? '',
    policyDoc
  }),
  problems: parkProblems,
  fromDocuments: ({ region, areaTenths, plan, validUntil, ...documents }) => ({
    values: {
      ...documents,
      area: String(areaTenths / 10),
      buildings: documents.buildings.map(({ areaM2, ...texts }) => ({ ...texts, area: String(areaM2) })),
      plan: plan ?? '',
      validUntil: validUntil ?? '',
      isLongTerm: validUntil === null,
      regionNames: region?.names ?? []
    },
    photos: { approval: documents.approval, plan: plan === null ? [] : [plan], policyDoc: documents.policyDoc }
  }),
  send: submit
};

function submit(values: ParkFormValues, requestId: string) {
  const { regionNames: _, isLongTerm, area, plan, validUntil, ...fields } = values;
  return submitPark({
    ...fields,
    requestId,
    areaTenths: Math.round(Number(area) * 10),
    buildings: fields.buildings.map(({ name, area: square, use }) => ({
      name: name.trim(),
      areaM2: Number(square),
      use: use.trim()
    })),
    plan: plan || null,
    validUntil: isLongTerm ? null : validUntil
  });
}
