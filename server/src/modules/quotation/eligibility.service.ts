import type { QuotationObstacle } from '@contract/purchase';
import { shanghaiDay, shanghaiDayEndMs, shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { quotationObstacle, requireVisible, type Trader, traderOf } from '../purchase/audience.service';
import type { PublicPurchaseRow } from '../purchase/purchase.tables';
import { countSentSince } from './quotation.repository';
import { conflict } from './quotation.transitions';

/** Quotations a day: for a verified person, and for a member of a verified company. */
const PERSON_LIMIT = 10;
const COMPANY_LIMIT = 30;

export interface QuotationParty extends Trader {
  /** Company in whose name the user quotes; null for the own name. */
  companyId: string | null;
}

export const dailyLimit = ({ isOfVerifiedCompany }: Trader): number =>
  isOfVerifiedCompany ? COMPANY_LIMIT : PERSON_LIMIT;

/** Counts quotations that a user has sent since midnight in Shanghai, and returns the end of the day. */
export async function countSentToday(
  db: Db | Tx,
  userId: string,
  nowMs: number
): Promise<{ count: number; nextDayMs: number }> {
  const today = shanghaiDay(nowMs);
  const count = await countSentSince(db, userId, shanghaiMidnightMs(today));
  return { count, nextDayMs: shanghaiDayEndMs(today) };
}

/** Returns what keeps the viewer from quoting, the daily limit included; null when nothing does. */
export async function quotationObstacleToday(
  db: Db,
  purchase: PublicPurchaseRow,
  trader: Trader | null,
  nowMs: number
): Promise<QuotationObstacle | null> {
  const obstacle = quotationObstacle(purchase, trader, nowMs);
  if (obstacle !== null || trader === null) return obstacle;
  const { count } = await countSentToday(db, trader.userId, nowMs);
  return count < dailyLimit(trader) ? null : 'limit';
}

/**
 * Returns the party that quotes on a request.
 * @throws AppError FORBIDDEN with what is needed, CONFLICT for an own request and, to send, for one that is full or has
 * ended
 */
export async function authorizeQuotation(
  db: Db | Tx,
  member: Member,
  { purchase, asCompany }: { purchase: PublicPurchaseRow; asCompany: boolean },
  nowMs: number,
  to: 'draft' | 'send'
): Promise<QuotationParty> {
  const trader = await traderOf(db, member);
  requireVisible(purchase, trader);
  const company = asCompany ? trader.companies[0] : undefined;
  if (asCompany && company === undefined) throw new AppError('FORBIDDEN', { needs: 'company' });
  const party = { ...trader, companyId: company?.id ?? null };
  const obstacle = quotationObstacle(purchase, trader, nowMs);
  if (obstacle === 'own') throw conflict('own');
  if (to === 'draft') return party;
  if (obstacle === 'verify') throw new AppError('FORBIDDEN', { needs: 'verify' });
  if (obstacle === 'company' || obstacle === 'invited' || !isEligibleIdentity(purchase, party)) {
    throw new AppError('FORBIDDEN', { needs: 'company' });
  }
  if (obstacle === 'ended' || obstacle === 'full') throw conflict(obstacle);
  return party;
}

/** Returns the names in which the viewer may quote on a request now. */
export function eligibleIdentities(
  purchase: PublicPurchaseRow,
  trader: Trader,
  nowMs: number
): ('person' | 'company')[] {
  if (quotationObstacle(purchase, trader, nowMs) !== null) return [];
  const names = { company: trader.companies[0]?.id, person: null };
  return (['company', 'person'] as const).filter((name) => {
    const companyId = names[name];
    return companyId !== undefined && isEligibleIdentity(purchase, { ...trader, companyId });
  });
}

/** Requests for companies are quoted on for a verified company, an invited one if the audience is `invited`. */
function isEligibleIdentity(
  { public_fields: { audience, invitedCompanyIds } }: PublicPurchaseRow,
  party: QuotationParty
): boolean {
  const { companyId, isOfVerifiedCompany } = party;
  if (companyId === null) return audience === 'public';
  return isOfVerifiedCompany && (audience !== 'invited' || invitedCompanyIds.includes(companyId));
}
