import type { CardLevel, CardPlans, OwnCardLevel } from '@contract/cardLevel';
import type { LaunchedPayment, PaymentOrder } from '@contract/payment';
import { DAY_MS, MINUTE_MS } from '@rules/duration';

const benefits = {
  basic: { level: 'basic', maxCards: 3, radarDays: 30, hasTeamTotals: false },
  professional: { level: 'professional', maxCards: 10, radarDays: 90, hasTeamTotals: false },
  enterprise: { level: 'enterprise', maxCards: 10, radarDays: 90, hasTeamTotals: true }
} as const;

/** Builds the levels, with a plan of one year and a reduced one of two years for each that is paid. */
export function buildPlans(): CardPlans {
  return {
    levels: Object.values(benefits),
    plans: [
      { id: 'professional-1y', level: 'professional', years: 1, priceFen: 19_900, listPriceFen: null },
      { id: 'professional-2y', level: 'professional', years: 2, priceFen: 35_800, listPriceFen: 39_800 },
      { id: 'enterprise-1y', level: 'enterprise', years: 1, priceFen: 59_900, listPriceFen: null },
      { id: 'enterprise-2y', level: 'enterprise', years: 2, priceFen: 107_800, listPriceFen: 119_800 }
    ]
  };
}

/** Builds the level of a user; a paid one ends in thirty days. */
export function buildOwnLevel(level: CardLevel = 'basic'): OwnCardLevel {
  return { ...benefits[level], expiresAtMs: level === 'basic' ? null : Date.now() + 30 * DAY_MS };
}

/** Builds an order of this moment that can be paid for fifteen minutes. */
export function buildOrder(changes: Partial<PaymentOrder> = {}): PaymentOrder {
  const nowMs = Date.now();
  return {
    orderNo: '20261126000000000001',
    product: 'cardLevel',
    item: 'professional-1y',
    amountFen: 19_900,
    channel: 'demo',
    status: 'paying',
    closeReason: null,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + 15 * MINUTE_MS,
    paidAtMs: null,
    transactionId: null,
    refundedFen: 0,
    refunds: [],
    invoice: null,
    invoiceStatus: 'none',
    invoiceNo: null,
    ...changes
  };
}

/** Builds the answer that opens the payment of an order on the page of the demo. */
export function buildLaunched(order: PaymentOrder = buildOrder()): LaunchedPayment {
  return { order, launch: { kind: 'page', url: `/demo-pay/${order.orderNo}` } };
}
