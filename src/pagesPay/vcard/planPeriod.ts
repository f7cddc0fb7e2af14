import type { CardPlan, CardPlans, OwnCardLevel } from '@contract/cardLevel';
import { DAY_MS } from '@rules/duration';

const YEAR_MS = 365 * DAY_MS;

/**
 * End of a level after a plan was paid, epoch ms. `extended`: the same level goes on from its end. `converted`: the rest of
 * the running level is added after conversion, so the end is later than this.
 */
export interface PlanEnd {
  kind: 'new' | 'extended' | 'converted';
  atMs: number;
}

/** Returns the end of the level if a plan is paid now. */
export function planEnd(plan: CardPlan, own: OwnCardLevel, nowMs: number): PlanEnd {
  const termMs = plan.years * YEAR_MS;
  const { level, expiresAtMs } = own;
  if (expiresAtMs === null || expiresAtMs <= nowMs) return { kind: 'new', atMs: nowMs + termMs };
  if (level === plan.level) return { kind: 'extended', atMs: expiresAtMs + termMs };
  return { kind: 'converted', atMs: nowMs + termMs };
}

/** Returns the plans of the running level and of higher ones: a lower one is not sold meanwhile. */
export function sellablePlans({ levels, plans }: CardPlans, own: OwnCardLevel): CardPlan[] {
  const rankOf = (name: OwnCardLevel['level']) => levels.findIndex(({ level }) => level === name);
  return plans.filter(({ level }) => rankOf(level) >= rankOf(own.level));
}
