import type { PurchaseBrief, SupplyBrief } from '@contract/listing';

/** A supply as the API gives it, with what the test cares about. */
export function buildSupply(changes: Partial<SupplyBrief> = {}): SupplyBrief {
  return {
    id: 'supply-1',
    title: '玉林八角 大红 新货',
    varietyId: 'star-anise',
    gradeName: '大红',
    origin: '玉林',
    form: '整货',
    cropYear: 2026,
    tags: ['现货'],
    price: { mode: 'fixed', fen: 3590 },
    unit: 'kg',
    stockText: '12 吨',
    moqText: '500 公斤起',
    deliveryPlace: '广西玉林',
    description: '色红个大',
    seller: { name: '六万岭八角合作社', verifications: ['person', 'company'] },
    confirmedAtMs: Date.now() - 12 * 60_000,
    validUntil: '2099-12-31',
    ...changes
  };
}

/** A purchase request as the API gives it. */
export function buildPurchase(changes: Partial<PurchaseBrief> = {}): PurchaseBrief {
  return {
    id: 'purchase-1',
    title: '采购八角 大红 10 吨',
    varietyId: 'star-anise',
    gradeName: '大红',
    form: '整货',
    quantityText: '10 吨',
    price: { mode: 'range', lowFen: 3300, highFen: 3500 },
    unit: 'kg',
    deliveryPlace: '成都双流',
    demand: '干度 13% 内',
    buyer: { name: '辛味食品', verifications: ['company'] },
    quoteCount: 4,
    maxQuotes: 10,
    quoteDeadlineMs: Date.now() + 3 * 86_400_000 + 60_000,
    ...changes
  };
}
