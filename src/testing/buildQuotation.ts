import type { CallData } from '@contract';
import type { PurchaseDetail } from '@contract/purchase';
import type { ComparedQuotation, QuotationDetail, QuotationVersion } from '@contract/quotation';
import type { QuotationFields } from '@contract/quotationFields';
import type { QuotationBrief } from '@contract/quotationList';
import type { QuotationPurchase } from '@contract/quotationPurchase';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { buildPurchaseDetail } from './buildPurchase';

const guangzhou = { code: '440111', names: ['广东省', '广州市', '白云区'] };
const nujiang = { code: '533324', names: ['云南省', '怒江傈僳族自治州', '贡山独龙族怒族自治县'] };

/** Builds a quotation's fields: 52.50 yuan per kilogram without tax, with freight; 57.23 yuan delivered. */
export function buildQuotationFields(fields: Partial<QuotationFields> = {}): QuotationFields {
  return {
    unitFen: 5250,
    isTaxIncluded: false,
    taxRate: 9,
    isFreightIncluded: true,
    freightFenPerKg: null,
    freightToCode: guangzhou.code,
    availableGrams: 5_000_000,
    specOffered: '选货',
    originOffered: { regionCode: nujiang.code, countryCode: null, detail: '' },
    cropYear: null,
    sampleOffer: 'free',
    sampleFen: null,
    deliverWithinDays: 3,
    payTerm: 'net30',
    validDays: 7,
    photos: [],
    documents: [],
    remark: '',
    ...fields
  };
}

export function buildVersion(
  version: Partial<Omit<QuotationVersion, 'fields'>> & { fields?: Partial<QuotationFields> } = {}
): QuotationVersion {
  return {
    version: 1,
    freightTo: guangzhou,
    origin: { region: nujiang, countryCode: null, detail: '' },
    deliveredFenPerKg: 5723,
    editReason: '',
    isAgreed: false,
    sentAtMs: Date.now() - HOUR_MS,
    ...version,
    fields: buildQuotationFields(version.fields)
  };
}

/** Builds a purchase request for five tonnes of tsaoko to Guangzhou, priced per kilogram. */
export function buildQuotationPurchase(changes: Partial<QuotationPurchase> = {}): QuotationPurchase {
  return {
    id: 'purchase-1',
    goodsVersion: 'five tonnes by kg',
    title: '草果 选货 5 吨',
    varietyId: 'tsaoko',
    varietyName: '草果',
    gradeName: '选货',
    form: 'whole',
    quantityGrams: 5_000_000,
    unit: 'kg',
    gramsPerPack: null,
    deliveryRegion: guangzhou,
    expectedFen: null,
    needBy: '2099-12-10',
    payTerm: 'net30',
    quoteDeadlineMs: Date.now() + 3 * DAY_MS,
    isOpen: true,
    buyer: { name: '辛味食品', verifications: ['company'], companyId: 'company-2' },
    ...changes
  };
}

/** Builds the form defaults of a first quotation. */
export function buildFormDefaults(
  changes: Partial<CallData<'GET /api/front/quotation/prepare'>> = {}
): CallData<'GET /api/front/quotation/prepare'> {
  const { purchase = buildQuotationPurchase(), draft = null } = changes;
  return {
    purchase,
    draft,
    draftIdentity: null,
    draftGoodsVersion: draft && purchase.goodsVersion,
    draftVersion: draft && 1,
    quotationId: null,
    identities: ['company', 'person'],
    market: null,
    supplies: [],
    ...changes
  };
}

/** Builds an open quotation as seen by its supplier. */
export function buildQuotation(changes: Partial<QuotationDetail> = {}): QuotationDetail {
  return {
    id: 'quotation-1',
    status: 'submitted',
    side: 'supplier',
    mayAct: true,
    purchase: buildQuotationPurchase(),
    supplier: { name: '怒江谷地草果合作社', verifications: ['company'], companyId: 'company-1' },
    versions: [buildVersion()],
    editsLeft: 3,
    counters: [],
    openOffer: null,
    waitsFor: null,
    validUntilMs: Date.now() + 5 * DAY_MS,
    viewedAtMs: null,
    rejection: null,
    deal: null,
    rankBand: null,
    revision: 1,
    ...changes
  };
}

/** Builds a column of the buyer's comparison. */
export function buildComparedQuotation(
  changes: Partial<Omit<ComparedQuotation, 'supplier'>> & { name?: string } = {}
): ComparedQuotation {
  const { name = '怒江谷地草果合作社', ...rest } = changes;
  return {
    id: 'quotation-1',
    status: 'viewed',
    supplier: { name, verifications: ['company'], companyId: 'company-1' },
    version: buildVersion(),
    isNew: false,
    validUntilMs: Date.now() + 5 * DAY_MS,
    openOffer: null,
    waitsFor: null,
    acceptedGrams: 0,
    revision: 1,
    ...rest
  };
}

export function buildQuotationBrief(changes: Partial<QuotationBrief> = {}): QuotationBrief {
  return {
    id: 'quotation-1',
    status: 'viewed',
    purchaseId: 'purchase-1',
    purchaseTitle: '草果 选货 5 吨',
    varietyId: 'tsaoko',
    party: { name: '辛味食品', verifications: ['company'], companyId: null },
    unitFen: 5250,
    unit: 'kg',
    deliveredFenPerKg: 5723,
    availableGrams: 5_000_000,
    version: 1,
    waitsFor: null,
    isAgreed: false,
    deal: null,
    isUnread: false,
    quoteDeadlineMs: Date.now() + 3 * DAY_MS,
    validUntilMs: Date.now() + 5 * DAY_MS,
    updatedAtMs: Date.now() - HOUR_MS,
    ...changes
  };
}

/** Builds a purchase request as seen by its buyer. */
export function buildOwnPurchaseDetail(changes: Partial<PurchaseDetail> = {}): PurchaseDetail {
  const { title, varietyId, varietyName, gradeName, quantityGrams, needBy } = buildQuotationPurchase();
  return buildPurchaseDetail({
    title,
    varietyId,
    varietyName,
    gradeName,
    quantityGrams,
    needBy,
    quoteCount: 2,
    role: 'owner',
    market: null,
    ...changes
  });
}
