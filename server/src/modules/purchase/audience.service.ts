import type { QuoteObstacle } from '@contract/purchase';
import type { OwnCompany } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { companiesOfUser, membershipScope } from '../company/company.service';
import { isVisibleTo } from '../listing/audience';
import { verificationsOf } from '../user/user.service';
import { isFull, takesQuotations, type PublicPurchaseRow } from './quotedPurchase.service';

/** What somebody may do with requests, by who they are. */
export interface Trader {
  userId: string;
  companies: OwnCompany[];
  isPersonVerified: boolean;
  /** Belongs to a company whose licence is verified. */
  isOfVerifiedCompany: boolean;
}

export async function traderOf(db: Db | Tx, member: Member): Promise<Trader> {
  const [companies, verifications] = await Promise.all([
    companiesOfUser(db, member.id),
    verificationsOf(db, member.id)
  ]);
  return {
    userId: member.id,
    companies,
    isPersonVerified: verifications.includes('person'),
    isOfVerifiedCompany: verifications.includes('company')
  };
}

/** Whether the request is for the eyes of this reader; its own people see it in any case. */
export function isPurchaseVisibleTo(row: PublicPurchaseRow, trader: Trader | null): boolean {
  const { audience, invitedCompanyIds } = row.public_fields;
  const viewer = trader && { ...membershipScope(trader.userId, trader.companies), ...trader };
  return isVisibleTo(viewer, { ...row, audience, invited_company_ids: invitedCompanyIds });
}

/** Refuses whom it is not for: FORBIDDEN, with what would open it where that is something to be had. */
export function requireVisible(row: PublicPurchaseRow, trader: Trader | null): void {
  if (isPurchaseVisibleTo(row, trader)) return;
  if (trader === null) throw new AppError('FORBIDDEN', { needs: 'login' });
  throw new AppError('FORBIDDEN', row.public_fields.audience === 'verifiedCompanies' ? { needs: 'company' } : {});
}

/** Whether it stands in the reader's own name, or in that of a company of theirs. */
export function isOwnSide(row: PublicPurchaseRow, { userId, companies }: Trader): boolean {
  return row.owner_user_id === userId || companies.some(({ id }) => id === row.company_id);
}

/** What keeps the reader from quoting, the day's limit aside; null: nothing does. */
export function quoteObstacle(row: PublicPurchaseRow, trader: Trader | null, nowMs: number): QuoteObstacle | null {
  if (!takesQuotations(row, nowMs)) return 'ended';
  if (trader !== null && isOwnSide(row, trader)) return 'own';
  if (isFull(row)) return 'full';
  if (trader === null) return 'login';
  const { audience, invitedCompanyIds } = row.public_fields;
  if (audience !== 'public' && !trader.isOfVerifiedCompany) return 'company';
  if (audience === 'invited' && !trader.companies.some(({ id }) => invitedCompanyIds.includes(id))) return 'invited';
  return trader.isPersonVerified || trader.isOfVerifiedCompany ? null : 'verify';
}
