import type { OwnPurchase, OwnPurchaseBrief } from '@contract/ownPurchase';
import type { PurchaseDetail } from '@contract/purchase';
import type { PurchaseFields } from '@contract/purchaseFields';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { buildPurchase } from './buildListing';

/** Returns the date `days` from today in Shanghai, YYYY-MM-DD. */
export const dayFromNow = (days: number): string => shanghaiDay(Date.now() + days * DAY_MS);

/** Builds a purchase request as seen by a supplier who may quote on it. */
export function buildPurchaseDetail(changes: Partial<PurchaseDetail> = {}): PurchaseDetail {
  return {
    ...buildPurchase({ price: { mode: 'fixed', fen: 3400 } }),
    status: 'published',
    gradeId: 'dahong',
    specText: '',
    originPreference: [],
    taxInvoice: 'special',
    needBy: dayFromNow(20),
    frequency: 'once',
    payTerm: 'net30',
    attachments: [],
    audience: 'public',
    publishedAtMs: Date.now() - DAY_MS,
    buyerCompanyId: 'company-1',
    isAnonymous: false,
    deliveryRegion: { code: '510116', names: ['四川省', '成都市', '双流区'] },
    role: 'supplier',
    obstacle: null,
    myQuotation: null,
    favouriteCount: 2,
    isFavourite: false,
    market: {
      lineId: 'star-anise.dahong.yulin',
      marketName: '玉林',
      gradeName: '大红',
      lowFen: 3350,
      highFen: 3550
    },
    dealtGrams: 0,
    ...changes
  };
}

/** Builds a purchase request as a row of its owner's list. */
export function buildOwnPurchaseBrief(changes: Partial<OwnPurchaseBrief> = {}): OwnPurchaseBrief {
  return {
    id: 'purchase-1',
    status: 'published',
    hasDeal: false,
    isArchived: false,
    isListed: true,
    title: '求购八角大红 10 吨',
    varietyId: 'star-anise',
    varietyName: '八角',
    gradeName: '大红',
    quantityGrams: 10_000_000,
    unit: 'kg',
    gramsPerPack: null,
    companyName: '',
    isAnonymous: false,
    review: null,
    quoteCount: 4,
    newQuotes: 2,
    maxQuotes: 10,
    dealtGrams: 0,
    deals: [],
    quoteDeadlineMs: Date.now() + 3 * DAY_MS,
    refreshFromMs: null,
    views: 31,
    updatedAtMs: Date.now(),
    ...changes
  };
}

/** Builds the complete form fields of a purchase request. */
export function buildPurchaseFields(changes: Partial<PurchaseFields> = {}): PurchaseFields {
  return {
    title: '求购八角大红 10 吨',
    varietyId: 'star-anise',
    otherVariety: '',
    gradeId: 'dahong',
    specText: '',
    form: 'whole',
    originCodes: [],
    quantityGrams: 10_000_000,
    unit: 'kg',
    gramsPerPack: null,
    expectedFen: 3400,
    isNegotiable: false,
    taxInvoice: 'special',
    deliveryCode: '510116',
    needBy: dayFromNow(20),
    quoteDeadline: dayFromNow(3),
    frequency: 'once',
    payTerm: 'net30',
    qualityDemand: '',
    attachments: [],
    maxQuotes: 10,
    audience: 'public',
    invitedCompanyIds: [],
    isAnonymous: false,
    ...changes
  };
}

/** Builds an owner's purchase request as returned for editing. */
export function buildOwnPurchase(changes: Partial<OwnPurchase> = {}): OwnPurchase {
  return {
    ...buildOwnPurchaseBrief({ quoteCount: 0, newQuotes: 0 }),
    fields: buildPurchaseFields(),
    asCompany: false,
    originRegions: [],
    deliveryRegion: { code: '510116', names: ['四川省', '成都市', '双流区'] },
    invitedCompanies: [],
    ...changes
  };
}
