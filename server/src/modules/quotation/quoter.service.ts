import type { QuoteObstacle } from '@contract/purchase';
import { shanghaiDay } from '../../clock/shanghaiDay';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { quoteObstacle, requireReader, traderOf, type Trader } from '../purchase/audience.service';
import { publicPurchase, type PublicPurchaseRow } from '../purchase/quoting.service';
import { countSentSince } from './quotation.repository';
import { conflict } from './quotationStatus';

const DAY_MS = 86_400_000;
/** Quotations of a day: of a verified person, and of somebody who belongs to a verified company. */
const PERSON_LIMIT = 10;
const TEAM_LIMIT = 30;

export interface Quoter extends Trader {
  /** In whose name; null for the own. */
  companyId: string | null;
  /** What it is about, as it stood a moment ago. */
  purchase: PublicPurchaseRow;
}

export const dayLimit = ({ isOfVerifiedCompany }: Trader): number => (isOfVerifiedCompany ? TEAM_LIMIT : PERSON_LIMIT);

/** How many somebody has sent since midnight in Shanghai, and when the day ends. */
export async function countSentToday(
  db: Db | Tx,
  userId: string,
  nowMs: number
): Promise<{ count: number; nextDayMs: number }> {
  const midnightMs = Date.parse(`${shanghaiDay(new Date(nowMs))}T00:00:00+08:00`);
  return { count: await countSentSince(db, userId, midnightMs), nextDayMs: midnightMs + DAY_MS };
}

/** What keeps the reader from quoting on a request, the number of a day counted in. */
export async function obstacleOf(
  db: Db,
  purchase: PublicPurchaseRow,
  trader: Trader | null,
  nowMs: number
): Promise<QuoteObstacle | null> {
  const obstacle = quoteObstacle(purchase, trader, nowMs);
  if (obstacle !== null || trader === null) return obstacle;
  const { count } = await countSentToday(db, trader.userId, nowMs);
  return count < dayLimit(trader) ? null : 'limit';
}

/**
 * Who quotes, in whose name. Throws NOT_FOUND, FORBIDDEN with what is needed or for what is not for these eyes,
 * CONFLICT for the own, one that takes no more, and (to send) one that is full or has ended.
 */
export async function mayQuote(
  db: Db,
  member: Member,
  { purchaseId, asCompany }: { purchaseId: string; asCompany: boolean },
  nowMs: number,
  to: 'draft' | 'send'
): Promise<Quoter> {
  const [purchase, trader] = await Promise.all([publicPurchase(db, purchaseId), traderOf(db, member)]);
  requireReader(purchase, trader);
  const company = asCompany ? trader.companies[0] : undefined;
  if (asCompany && company === undefined) throw new AppError('FORBIDDEN', { needs: 'company' });
  const quoter = { ...trader, companyId: company?.id ?? null, purchase };
  const obstacle = quoteObstacle(purchase, trader, nowMs);
  if (obstacle === 'own') throw conflict('own');
  if (to === 'draft') return quoter;
  if (obstacle === 'verify') throw new AppError('FORBIDDEN', { needs: 'verify' });
  if (obstacle === 'company' || obstacle === 'invited' || !isInRightName(purchase, quoter)) {
    throw new AppError('FORBIDDEN', { needs: 'company' });
  }
  if (obstacle === 'ended' || obstacle === 'full') throw conflict(obstacle);
  return quoter;
}

/** In whose names the reader may quote on a request now. */
export function identitiesFor(purchase: PublicPurchaseRow, trader: Trader, nowMs: number): ('person' | 'company')[] {
  if (quoteObstacle(purchase, trader, nowMs) !== null) return [];
  const names = { company: trader.companies[0]?.id, person: null };
  return (['company', 'person'] as const).filter((name) => {
    const companyId = names[name];
    return companyId !== undefined && isInRightName(purchase, { ...trader, companyId, purchase });
  });
}

/** What is for companies is quoted on in the name of one, of the right one where some were invited. */
function isInRightName({ public_fields: { audience, invitedCompanyIds } }: PublicPurchaseRow, quoter: Quoter): boolean {
  const { companyId, isOfVerifiedCompany } = quoter;
  if (companyId === null) return audience === 'public';
  return isOfVerifiedCompany && (audience !== 'invited' || invitedCompanyIds.includes(companyId));
}
