import type { OwnPurchase, PurchaseBody } from '@contract/ownPurchase';
import type { PurchaseFields } from '@contract/purchaseFields';
import { DEFAULT_QUOTES, MAX_ATTACHMENTS, MAX_TITLE, purchaseProblems } from '@rules/purchase';
import type { FormDefinition, FormSnapshot } from '@/components/form/FormDefinition';
import { parseDocument, serializeDocument } from '../../documents';
import { titlePayload } from '../../titlePayload';

/** Form values: the request body, and the names that the page displays for its codes and ids. */
export interface PurchaseFormValues extends PurchaseFields {
  /** Null until the server has saved the request. */
  id: string | null;
  /** Idempotency key of a new request: repeated submissions with the same key create one request. */
  requestId: string;
  asCompany: boolean;
  /** False while the title is the generated one. */
  isTitleOwn: boolean;
  varietyName: string;
  gradeName: string;
  /** Region names by the codes of the chosen regions. */
  regionNames: Record<string, string[]>;
  /** Company names by the ids of the chosen companies. */
  companyNames: Record<string, string>;
}

const emptyValues = (): PurchaseFormValues => ({
  id: null,
  requestId: '',
  asCompany: false,
  title: '',
  isTitleOwn: false,
  varietyId: null,
  varietyName: '',
  otherVariety: '',
  gradeId: null,
  gradeName: '',
  specText: '',
  form: null,
  originCodes: [],
  quantityGrams: null,
  unit: 'kg',
  gramsPerPack: null,
  expectedFen: null,
  isNegotiable: false,
  taxInvoice: null,
  deliveryCode: null,
  needBy: null,
  quoteDeadline: null,
  frequency: 'once',
  payTerm: null,
  qualityDemand: '',
  attachments: [],
  maxQuotes: DEFAULT_QUOTES,
  audience: 'public',
  invitedCompanyIds: [],
  isAnonymous: false,
  regionNames: {},
  companyNames: {}
});

/** Returns the request body, without values that another choice has made irrelevant. */
export function bodyOf(values: PurchaseFormValues): PurchaseBody {
  const {
    id,
    requestId,
    asCompany,
    isTitleOwn,
    varietyName: _varietyName,
    gradeName: _gradeName,
    regionNames: _regionNames,
    companyNames: _companyNames,
    ...fields
  } = values;
  return {
    id,
    requestId,
    asCompany,
    fields: {
      ...fields,
      ...titlePayload(fields.title, isTitleOwn, MAX_TITLE),
      otherVariety: fields.varietyId === null ? fields.otherVariety : '',
      gramsPerPack: fields.unit === 'pack' ? fields.gramsPerPack : null,
      expectedFen: fields.isNegotiable ? null : fields.expectedFen,
      invitedCompanyIds: fields.audience === 'invited' ? fields.invitedCompanyIds : []
    }
  };
}

/** Converts an existing purchase request to a form snapshot. */
export function toFormSnapshot(own: OwnPurchase): FormSnapshot<PurchaseFormValues> {
  const { id, fields, asCompany, varietyName, gradeName, originRegions, deliveryRegion, invitedCompanies } = own;
  const regions = [...originRegions, ...(deliveryRegion ? [deliveryRegion] : [])];
  const values: PurchaseFormValues = {
    ...emptyValues(),
    ...fields,
    id,
    asCompany,
    isTitleOwn: fields.title !== '' && fields.isTitleProposed !== true,
    varietyName: fields.varietyId === null ? '' : varietyName,
    gradeName: fields.gradeId === null ? '' : gradeName,
    regionNames: Object.fromEntries(regions.map(({ code, names }) => [code, names])),
    companyNames: Object.fromEntries(invitedCompanies.map((company) => [company.id, company.name]))
  };
  return { values, photos: { attachments: fields.attachments.map(serializeDocument) } };
}

/** Returns the form snapshot of a new purchase request. */
export function newFormSnapshot(changes: Partial<PurchaseFormValues>): FormSnapshot<PurchaseFormValues> {
  return { values: { ...emptyValues(), ...changes }, photos: {} };
}

export const purchaseForm: FormDefinition<PurchaseFormValues> = {
  empty: emptyValues,
  uploadFields: { attachments: MAX_ATTACHMENTS },
  withUploads: (values, { attachments = [] }) => ({ ...values, attachments: attachments.map(parseDocument) }),
  problems: (values, today) => purchaseProblems(bodyOf(values).fields, today)
};
