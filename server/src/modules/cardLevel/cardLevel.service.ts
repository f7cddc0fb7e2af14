import type { CardLevel, CardPlans, OwnCardLevel } from '@contract/cardLevel';
import { DAY_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { ProductOffer, ProductPayment } from '../payment/products';
import { notifyOfLevel } from './cardLevel.notifications';
import { findGrants, findLevel, insertGrant, lockLevelOf, revokeGrant, saveLevel } from './cardLevel.repository';
import { type LevelPeriod, levelPeriodOf } from './levelPeriod';
import { levelBenefits, plans } from './plans';

const YEAR_MS = 365 * DAY_MS;

/** Returns the levels with their benefits and the plans on sale. */
export function listPlans(): CardPlans {
  return { levels: Object.values(levelBenefits), plans: [...plans] };
}

/** Returns the level of a user now: basic unless a paid one is running. */
export async function cardLevelOf(db: Db | Tx, userId: string, nowMs: number): Promise<CardLevel> {
  return (await findRunning(db, userId, nowMs))?.level ?? 'basic';
}

/** Returns the maximum number of business cards of a user now. Cards beyond it stay when a level ends. */
export async function maxCardsOf(db: Db | Tx, userId: string, nowMs: number): Promise<number> {
  return levelBenefits[await cardLevelOf(db, userId, nowMs)].maxCards;
}

/** Returns whether the level of a user now adds up the cards of a team. */
export async function hasTeamTotals(db: Db, userId: string, nowMs: number): Promise<boolean> {
  return levelBenefits[await cardLevelOf(db, userId, nowMs)].hasTeamTotals;
}

/** Returns the member's level with its benefits and its end. */
export async function getOwnLevel(db: Db, member: Member, nowMs: number): Promise<OwnCardLevel> {
  const running = await findRunning(db, member.id, nowMs);
  return { ...levelBenefits[running?.level ?? 'basic'], expiresAtMs: running?.expiresAtMs ?? null };
}

async function findRunning(db: Db | Tx, userId: string, nowMs: number): Promise<LevelPeriod | null> {
  const row = await findLevel(db, userId);
  return row === undefined || row.expires_at_ms <= nowMs ? null : { level: row.level, expiresAtMs: row.expires_at_ms };
}

/**
 * Returns a plan as goods.
 * @throws AppError NOT_FOUND for an unknown plan, CONFLICT `item` `level` for a lower level than the running one
 */
export async function offerPlan(db: Db, userId: string, planId: string, nowMs: number): Promise<ProductOffer> {
  const plan = plans.find(({ id }) => id === planId);
  if (plan === undefined) throw new AppError('NOT_FOUND');
  const isLower = plan.level === 'professional' && (await cardLevelOf(db, userId, nowMs)) === 'enterprise';
  if (isLower) throw new AppError('CONFLICT', { fields: { item: 'level' } });
  return { amountFen: plan.priceFen, description: plan.description };
}

/**
 * Grants the level of a paid plan, in the transaction of its payment. Idempotent per order.
 * @returns null: a level can always be granted
 * @throws Error for a plan that was never sold
 */
export async function grantLevel(tx: Tx, { orderNo, userId, item }: ProductPayment, nowMs: number): Promise<null> {
  const plan = plans.find(({ id }) => id === item);
  if (plan === undefined) throw new Error(`order ${orderNo} is for the unknown plan ${item}`);
  await lockLevelOf(tx, userId);
  const grant = { order_no: orderNo, user_id: userId, level: plan.level, term_ms: plan.years * YEAR_MS };
  if (!(await insertGrant(tx, { ...grant, granted_at_ms: nowMs }))) return null;
  const period = await recompute(tx, userId);
  if (period !== null) await notifyOfLevel(tx, userId, { event: 'cardLevel.granted', period }, nowMs);
  return null;
}

/** Takes back the level of a refunded order: it is as if that had never been granted. Idempotent. */
export async function revokeLevel(tx: Tx, { orderNo, userId }: ProductPayment, nowMs: number): Promise<void> {
  await lockLevelOf(tx, userId);
  if (await revokeGrant(tx, orderNo, nowMs)) await recompute(tx, userId);
}

async function recompute(tx: Tx, userId: string): Promise<LevelPeriod | null> {
  const grants = await findGrants(tx, userId);
  const period = levelPeriodOf(
    grants.map((row) => ({ level: row.level, termMs: row.term_ms, grantedAtMs: row.granted_at_ms }))
  );
  await saveLevel(tx, userId, period);
  return period;
}
