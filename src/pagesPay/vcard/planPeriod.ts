import type { CardPlan, CardPlans, OwnCardLevel } from '@contract/cardLevel';
import { DAY_MS, MINUTE_MS } from '@rules/duration';

const YEAR_MS = 365 * DAY_MS;

/**
 * End of a level after a plan was paid, epoch ms. `extended`: the same level goes on from its end. `converted`: the rest of
 * the running level is converted and added.
 */
export interface PlanEnd {
  kind: 'new' | 'extended' | 'converted';
  atMs: number;
}

/** Returns the end of the level if a plan is paid now; the server computes it the same way. */
export function planEnd(plan: CardPlan, sale: CardPlans, own: OwnCardLevel, nowMs: number): PlanEnd {
  const termMs = plan.years * YEAR_MS;
  const { level, expiresAtMs } = own;
  if (expiresAtMs === null || expiresAtMs <= nowMs) return { kind: 'new', atMs: nowMs + termMs };
  if (level === plan.level) return { kind: 'extended', atMs: expiresAtMs + termMs };
  const ratio = yearValueFen(level, sale) / yearValueFen(plan.level, sale);
  const convertedMs = Math.ceil(((expiresAtMs - nowMs) * ratio) / MINUTE_MS) * MINUTE_MS;
  return { kind: 'converted', atMs: nowMs + termMs + convertedMs };
}

/** Returns the price of a year of a level without a discount; 0 for a level that is not on sale. */
function yearValueFen(name: OwnCardLevel['level'], { plans }: CardPlans): number {
  const plan = plans.find(({ level }) => level === name);
  return plan ? (plan.listPriceFen ?? plan.priceFen) / plan.years : 0;
}

/** Returns the plans of the running level and of higher ones: a lower one is not sold meanwhile. */
export function sellablePlans({ levels, plans }: CardPlans, own: OwnCardLevel): CardPlan[] {
  const rankOf = (name: OwnCardLevel['level']) => levels.findIndex(({ level }) => level === name);
  return plans.filter(({ level }) => rankOf(level) >= rankOf(own.level));
}
