import type { CardLevel, CardPlan } from '@contract/cardLevel';
import { DAY_MS } from '@rules/duration';
import { buildOwnLevel, buildPlans } from '@/testing/buildPayment';
import { planEnd, sellablePlans } from './planPeriod';

const YEAR_MS = 365 * DAY_MS;
const sale = buildPlans();
const planOf = (level: CardLevel): CardPlan => sale.plans.find((plan) => plan.level === level) as CardPlan;
const nowMs = Date.now();

describe('the end of a level', () => {
  it('is a term from now for a user without a paid level, and after its end', () => {
    const ended = { ...buildOwnLevel('professional'), expiresAtMs: nowMs };
    for (const own of [buildOwnLevel(), ended]) {
      expect(planEnd(planOf('professional'), sale, own, nowMs)).toEqual({ kind: 'new', atMs: nowMs + YEAR_MS });
    }
  });

  it('is a term from its present end for the same level', () => {
    const own = { ...buildOwnLevel('professional'), expiresAtMs: nowMs + DAY_MS };
    const atMs = nowMs + DAY_MS + YEAR_MS;
    expect(planEnd(planOf('professional'), sale, own, nowMs)).toEqual({ kind: 'extended', atMs });
  });

  it('is a term from now for a higher level, and the rest of the lower one by the value of a year', () => {
    const own = { ...buildOwnLevel('professional'), expiresAtMs: nowMs + 300 * DAY_MS };
    const { kind, atMs } = planEnd(planOf('enterprise'), sale, own, nowMs);
    expect(kind).toBe('converted');
    // 300 days at 199 yuan a year are 99.67 days at 599 yuan a year.
    expect((atMs - nowMs - YEAR_MS) / DAY_MS).toBeCloseTo(99.67, 2);
  });

  it('takes the value of a year from prices without a discount', () => {
    const twoYears = { ...sale, plans: sale.plans.filter(({ years }) => years === 2) };
    const own = { ...buildOwnLevel('professional'), expiresAtMs: nowMs + 300 * DAY_MS };
    const plan = twoYears.plans[1] as CardPlan;
    expect((planEnd(plan, twoYears, own, nowMs).atMs - nowMs - 2 * YEAR_MS) / DAY_MS).toBeCloseTo(99.67, 2);
  });
});

describe('the plans that are sold', () => {
  it('leave out those below the running level', () => {
    expect(sellablePlans(sale, buildOwnLevel('enterprise')).map(({ id }) => id)).toEqual([
      'enterprise-1y',
      'enterprise-2y'
    ]);
    expect(sellablePlans(sale, buildOwnLevel('professional'))).toEqual(sale.plans);
    expect(sellablePlans(sale, buildOwnLevel())).toEqual(sale.plans);
  });
});
