import { parkProblems, type ParkField, type ParkValues } from '@rules/verification';
import { submitPark } from '../api/verification';
import type { VerificationFormKind } from './verificationForm';

export interface ParkFormValues extends ParkValues {
  approval: string[];
  policyDoc: string[];
  regionNames: string[];
}

/** As they stand on the page. */
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

export const parkForm: VerificationFormKind<'park', ParkFormValues> = {
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
  photoFields: { approval: 3, plan: 1, policyDoc: 3 },
  withPhotos: (values, { approval = [], plan = [], policyDoc = [] }) => ({
    ...values,
    approval,
    plan: plan[0] ?? '',
    policyDoc
  }),
  problems: parkProblems,
  fromPapers: ({ region, areaTenths, plan, validUntil, ...papers }) => ({
    values: {
      ...papers,
      area: String(areaTenths / 10),
      buildings: papers.buildings.map(({ areaM2, ...words }) => ({ ...words, area: String(areaM2) })),
      plan: plan ?? '',
      validUntil: validUntil ?? '',
      isLongTerm: validUntil === null,
      regionNames: region?.names ?? []
    },
    photos: { approval: papers.approval, plan: plan === null ? [] : [plan], policyDoc: papers.policyDoc }
  }),
  send
};

function send(values: ParkFormValues, requestId: string) {
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
