import type { QuotationStatus, RejectReason } from '@contract/quotation';
import { DAY_MS } from '@rules/duration';
import type { PartySeed } from './parties';
import type { SeedPurchase } from './purchases';
import { type Random, random } from './random';
import { HE, LU, ownerOf, QIN } from './tradeParties';

export const REMARKS = [
  '样品随时可寄，看样后再定。',
  '装车前可视频验货，按批附检测单。',
  '自有仓，签约三天内发完。',
  '价格含编织袋，量大可谈。'
] as const satisfies string[];

type NonEmpty<T> = readonly [T, ...T[]];

export const REJECTIONS: NonEmpty<readonly [RejectReason, string]> = [
  ['price', ''],
  ['spec', '杂质偏高，和我们的配方不合。'],
  ['delivery', ''],
  ['chosenOther', ''],
  ['other', '需求改到下个月，届时再联系。']
];

export const RATINGS: NonEmpty<readonly [score: number, text: string]> = [
  [5, '到货水分合格，装卸配合好。'],
  [5, ''],
  [4, '晚到一天，货没问题。'],
  [4, '']
];

/** Status and owner of a quotation. */
export interface PlannedQuotation {
  status: QuotationStatus;
  party: PartySeed;
  /** Accepted share of the wanted goods. */
  share?: number;
}

/** Quotations of demo users, by the index among the open requests. */
const DEMO_USER_QUOTATIONS: { party: PartySeed; statuses: QuotationStatus[] }[] = [
  {
    party: QIN,
    statuses: ['submitted', 'viewed', 'shortlisted', 'draft', 'rejected', 'withdrawn', 'expired', 'accepted', 'viewed']
  },
  { party: HE, statuses: ['viewed', 'submitted', 'shortlisted', 'rejected', 'draft'] }
];
/** Days after which a quotation can have expired. */
const EXPIRY_MS = 3 * DAY_MS;

/** Distributes states and suppliers over the requests, and counts the quotations of the demo users. */
export class QuotationPlan {
  private readonly usedCounts = DEMO_USER_QUOTATIONS.map(() => 0);
  private expiredCountOfQin = 0;

  constructor(
    private readonly suppliers: readonly [PartySeed, ...PartySeed[]],
    private readonly nowMs: number
  ) {}

  plan(purchase: SeedPurchase): PlannedQuotation[] {
    const source = random(`states ${purchase.id}`);
    if (purchase.status === 'draft' || purchase.status === 'pending' || purchase.status === 'rejected') return [];
    const most = purchase.fields.maxQuotes;
    const count = Math.min(most, purchase.quotations ?? source.integer(1, 8));
    const own = ownerOf(purchase.buyer);
    const parties = shuffled(this.suppliers, source).filter((party) => ownerOf(party).userId !== own.userId);
    const demoUsers = purchase.quotations === undefined ? this.demoUserQuotations(purchase) : this.bestOf();
    const others = parties
      .slice(0, Math.max(0, count - demoUsers.length))
      .map((party, index) => ({ party, ...this.stateOf(purchase, index + demoUsers.length, source) }));
    return [...demoUsers, ...others];
  }

  /** Suppliers of the request whose quotations the demo buyer compares. */
  private bestOf(): PlannedQuotation[] {
    return [
      { party: HE, status: 'shortlisted' },
      { party: QIN, status: 'viewed' }
    ];
  }

  private demoUserQuotations(purchase: SeedPurchase): PlannedQuotation[] {
    if (purchase.buyer === LU && purchase.status === 'published') return [];
    if (purchase.status === 'closed' && purchase.closeReason === 'cancelled' && this.expiredCountOfQin < 2) {
      this.expiredCountOfQin += 1;
      return [{ party: QIN, status: 'lapsed' }];
    }
    if (purchase.status !== 'published') return [];
    return DEMO_USER_QUOTATIONS.flatMap(({ party, statuses }, index) => {
      const status = statuses[this.usedCounts[index] ?? 0];
      if (status === undefined || (status === 'expired' && !this.isOldEnough(purchase))) return [];
      this.usedCounts[index] = (this.usedCounts[index] ?? 0) + 1;
      return [{ party, status, ...(status === 'accepted' && { share: 0.4 }) }];
    });
  }

  private stateOf(purchase: SeedPurchase, index: number, source: Random): Omit<PlannedQuotation, 'party'> {
    const isOld = this.isOldEnough(purchase);
    switch (purchase.status) {
      case 'closed':
        if (purchase.closeReason === 'dealt' && index === 0) return { status: 'accepted' };
        return { status: source.pick(['lapsed', 'lapsed', 'rejected', 'withdrawn']) };
      case 'takedown':
        return { status: 'lapsed' };
      case 'expired':
        return { status: source.pick(['expired', 'viewed', 'rejected', 'submitted']) };
      default: {
        if (purchase.quotations !== undefined) return { status: source.pick(['submitted', 'viewed', 'viewed']) };
        const ended: QuotationStatus[] = isOld ? ['expired'] : [];
        return {
          status: source.pick([
            'submitted',
            'submitted',
            'submitted',
            'viewed',
            'viewed',
            'viewed',
            'shortlisted',
            'rejected',
            'withdrawn',
            ...ended
          ])
        };
      }
    }
  }

  private isOldEnough(purchase: SeedPurchase): boolean {
    return this.nowMs - purchase.publishedAtMs > EXPIRY_MS;
  }
}

function shuffled<T>(items: readonly T[], source: Random): T[] {
  return items
    .map((item) => [source.next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}
