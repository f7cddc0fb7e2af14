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
      expect(planEnd(planOf('professional'), own, nowMs)).toEqual({ kind: 'new', atMs: nowMs + YEAR_MS });
    }
  });

  it('is a term from its present end for the same level', () => {
    const own = { ...buildOwnLevel('professional'), expiresAtMs: nowMs + DAY_MS };
    expect(planEnd(planOf('professional'), own, nowMs)).toEqual({ kind: 'extended', atMs: nowMs + DAY_MS + YEAR_MS });
  });

  it('is later than a term from now for a higher level, which the rest of the lower one is added to', () => {
    const own = buildOwnLevel('professional');
    expect(planEnd(planOf('enterprise'), own, nowMs)).toEqual({ kind: 'converted', atMs: nowMs + YEAR_MS });
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
