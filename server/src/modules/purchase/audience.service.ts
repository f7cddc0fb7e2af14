import type { QuotationObstacle } from '@contract/purchase';
import type { OwnCompany } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { companiesOfUser, membershipScope } from '../company/company.service';
import { isVisibleTo } from '../listing/audience';
import { verificationsOf } from '../user/user.service';
import type { PublicPurchaseRow } from './purchase.tables';
import { acceptsQuotations, isQuotaReached } from './quotationPurchase.service';

/** Facts that decide whether a member may quote. */
export interface Trader {
  userId: string;
  companies: OwnCompany[];
  isPersonVerified: boolean;
  /** True for a member of a company with a verified licence. */
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

/** Returns whether the viewer belongs to the audience; its own people always do. */
export function isPurchaseVisibleTo(row: PublicPurchaseRow, trader: Trader | null): boolean {
  const { audience, invitedCompanyIds } = row.public_fields;
  const viewer = trader && { ...membershipScope(trader.userId, trader.companies), ...trader };
  return isVisibleTo(viewer, { ...row, audience, invited_company_ids: invitedCompanyIds });
}

/** @throws AppError FORBIDDEN for a viewer outside of the audience, with what would give access */
export function requireVisible(row: PublicPurchaseRow, trader: Trader | null): void {
  if (isPurchaseVisibleTo(row, trader)) return;
  if (trader === null) throw new AppError('FORBIDDEN', { needs: 'login' });
  throw new AppError('FORBIDDEN', row.public_fields.audience === 'verifiedCompanies' ? { needs: 'company' } : {});
}

/** Returns whether the request is the trader's own, or one of their companies'. */
export function isOwnSide(row: PublicPurchaseRow, { userId, companies }: Trader): boolean {
  return row.owner_user_id === userId || companies.some(({ id }) => id === row.company_id);
}

/** Returns what keeps the viewer from quoting, apart from the daily limit; null when nothing does. */
export function quotationObstacle(
  row: PublicPurchaseRow,
  trader: Trader | null,
  nowMs: number
): QuotationObstacle | null {
  if (!acceptsQuotations(row, nowMs)) return 'ended';
  if (trader !== null && isOwnSide(row, trader)) return 'own';
  if (isQuotaReached(row)) return 'full';
  if (trader === null) return 'login';
  const { audience, invitedCompanyIds } = row.public_fields;
  if (audience !== 'public' && !trader.isOfVerifiedCompany) return 'company';
  if (audience === 'invited' && !trader.companies.some(({ id }) => invitedCompanyIds.includes(id))) return 'invited';
  return trader.isPersonVerified || trader.isOfVerifiedCompany ? null : 'verify';
}
