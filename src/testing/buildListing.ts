import type { ListedPurchase, ListedSupply } from '@contract/listing';
import { DAY_MS, MINUTE_MS } from '@rules/duration';

/** Builds a supply as returned by the API, with the given changes. */
export function buildSupply(changes: Partial<ListedSupply> = {}): ListedSupply {
  return {
    id: 'supply-1',
    title: '玉林八角 大红 新货',
    varietyId: 'star-anise',
    varietyName: '八角',
    gradeName: '大红',
    origin: '玉林',
    form: 'whole',
    cropYear: 2026,
    tags: ['inStock'],
    price: { mode: 'fixed', fen: 3590 },
    unit: 'kg',
    gramsPerPack: null,
    cover: null,
    stockGrams: 12_000_000,
    moqGrams: 500_000,
    deliveryPlace: '广西玉林',
    description: '色红个大',
    seller: { name: '六万岭八角合作社', verifications: ['person', 'company'], companyId: null },
    confirmedAtMs: Date.now() - 12 * MINUTE_MS,
    validUntil: '2099-12-31',
    isMine: false,
    ...changes
  };
}

/** Builds a purchase request as returned by the API, with the given changes. */
export function buildPurchase(changes: Partial<ListedPurchase> = {}): ListedPurchase {
  return {
    id: 'purchase-1',
    title: '采购八角 大红 10 吨',
    varietyId: 'star-anise',
    varietyName: '八角',
    gradeName: '大红',
    form: 'whole',
    quantityGrams: 10_000_000,
    price: { mode: 'range', lowFen: 3300, highFen: 3500 },
    unit: 'kg',
    gramsPerPack: null,
    deliveryPlace: '成都双流',
    demand: '干度 13% 内',
    terms: null,
    buyer: { name: '辛味食品', verifications: ['company'], companyId: null },
    quoteCount: 4,
    maxQuotes: 10,
    quoteDeadlineMs: Date.now() + 3 * DAY_MS + MINUTE_MS,
    confirmedAtMs: Date.now() - 12 * MINUTE_MS,
    isMine: false,
    myQuotationId: null,
    ...changes
  };
}
