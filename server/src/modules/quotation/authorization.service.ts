import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { type ListingOwner, roleOf } from '../listing/tradeParty.service';
import type { PublicPurchaseRow } from '../purchase/purchase.tables';
import { getPublicPurchase, isBuyer, lockPublicPurchase } from '../purchase/quotationPurchase.service';
import { findQuotation, lockQuotation, type QuotationRow } from './quotation.repository';
import { conflict, isOpen } from './quotation.transitions';

/** Role of a member in a quotation. A `companyAdmin` manages the supplier's company: reads, decides nothing. */
export type QuotationRole = 'supplier' | 'companyAdmin' | 'buyer';

export interface QuotationContext {
  quotation: QuotationRow;
  purchase: PublicPurchaseRow;
  role: QuotationRole;
}

export const supplierOf = (row: QuotationRow): ListingOwner => ({
  userId: row.supplier_user_id,
  companyId: row.company_id
});

/**
 * Returns a quotation with the member's role.
 * @throws AppError NOT_FOUND for a draft, and for members without a role
 */
export async function getQuotationFor(db: Db, member: Member, id: string): Promise<QuotationContext> {
  const quotation = await findQuotation(db, id);
  if (quotation === undefined) throw new AppError('NOT_FOUND');
  return withRole(db, member, quotation, await getPublicPurchase(db, quotation.purchase_id));
}

/**
 * Variant of `getQuotationFor` under the locks of the request and then the quotation.
 * @throws AppError NOT_FOUND for a draft, and for members without a role
 */
export async function lockQuotationFor(tx: Tx, member: Member, id: string): Promise<QuotationContext> {
  const found = await findQuotation(tx, id);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const purchase = await lockPublicPurchase(tx, found.purchase_id);
  const quotation = await lockQuotation(tx, id);
  if (quotation === undefined) throw new AppError('NOT_FOUND');
  return withRole(tx, member, quotation, purchase);
}

async function withRole(
  db: Db | Tx,
  member: Member,
  quotation: QuotationRow,
  purchase: PublicPurchaseRow
): Promise<QuotationContext> {
  const role = quotation.status === 'draft' ? null : await quotationRoleOf(db, member.id, quotation, purchase);
  if (role === null) throw new AppError('NOT_FOUND');
  return { quotation, purchase, role };
}

async function quotationRoleOf(
  db: Db | Tx,
  userId: string,
  quotation: QuotationRow,
  purchase: PublicPurchaseRow
): Promise<QuotationRole | null> {
  const supplierRole = await roleOf(db, userId, supplierOf(quotation));
  if (supplierRole !== null) return supplierRole === 'owner' ? 'supplier' : 'companyAdmin';
  return (await isBuyer(db, userId, purchase)) ? 'buyer' : null;
}

/** @throws AppError FORBIDDEN for another role */
export function requireRole(role: QuotationRole, wanted: 'supplier' | 'buyer'): void {
  if (role !== wanted) throw new AppError('FORBIDDEN');
}

/**
 * Returns the side of a role.
 * @throws AppError FORBIDDEN for a role that only reads
 */
export function requireSide(role: QuotationRole): 'supplier' | 'buyer' {
  if (role === 'companyAdmin') throw new AppError('FORBIDDEN');
  return role;
}

/** @throws AppError CONFLICT `changed` for a decision on an old revision */
export function requireFresh({ revision }: QuotationRow, seen: number): void {
  if (revision !== seen) throw conflict('changed');
}

/** @throws AppError CONFLICT `expired` after the validity, also before the job has run */
export function requireValid(row: QuotationRow, nowMs: number): void {
  if (isOpen(row.status) && (row.valid_until_ms ?? 0) <= nowMs) throw conflict('expired');
}
