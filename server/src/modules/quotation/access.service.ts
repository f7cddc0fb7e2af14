import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { partIn, type Poster } from '../listing/tradeParty.service';
import { isBuyer, lockPublicPurchase, publicPurchase, type PublicPurchaseRow } from '../purchase/quoting.service';
import { findQuotation, lockQuotation, type QuotationRow } from './quotation.repository';
import { conflict, isOpen } from './quotationStatus';

/** What somebody is to a quotation. A `colleague` runs the company in whose name it stands: reads it, decides nothing. */
export type Part = 'supplier' | 'colleague' | 'buyer';

export interface Opened {
  quotation: QuotationRow;
  purchase: PublicPurchaseRow;
  part: Part;
}

export const supplierOf = (row: QuotationRow): Poster => ({
  userId: row.supplier_user_id,
  companyId: row.company_id
});

/** A quotation for one of those whom it concerns. Throws NOT_FOUND for everybody else, and for a draft. */
export async function openQuotation(db: Db, member: Member, id: string): Promise<Opened> {
  const quotation = await findQuotation(db, id);
  if (quotation === undefined) throw new AppError('NOT_FOUND');
  return withPart(db, member, quotation, await publicPurchase(db, quotation.purchase_id));
}

/** The same, and nothing else happens to it or its request until the transaction ends. */
export async function lockOpened(tx: Tx, member: Member, id: string): Promise<Opened> {
  const found = await findQuotation(tx, id);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const purchase = await lockPublicPurchase(tx, found.purchase_id);
  const quotation = await lockQuotation(tx, id);
  if (quotation === undefined) throw new AppError('NOT_FOUND');
  return withPart(tx, member, quotation, purchase);
}

async function withPart(
  db: Db | Tx,
  member: Member,
  quotation: QuotationRow,
  purchase: PublicPurchaseRow
): Promise<Opened> {
  const part = quotation.status === 'draft' ? null : await partOf(db, member.id, quotation, purchase);
  if (part === null) throw new AppError('NOT_FOUND');
  return { quotation, purchase, part };
}

async function partOf(
  db: Db | Tx,
  userId: string,
  quotation: QuotationRow,
  purchase: PublicPurchaseRow
): Promise<Part | null> {
  const own = await partIn(db, userId, supplierOf(quotation));
  if (own !== null) return own === 'owner' ? 'supplier' : 'colleague';
  return (await isBuyer(db, userId, purchase)) ? 'buyer' : null;
}

/** Refuses whoever is on the other side: FORBIDDEN. */
export function requirePart(part: Part, wanted: 'supplier' | 'buyer'): void {
  if (part !== wanted) throw new AppError('FORBIDDEN');
}

/** Which side somebody speaks for; who only reads is refused: FORBIDDEN. */
export function requireSide(part: Part): 'supplier' | 'buyer' {
  if (part === 'colleague') throw new AppError('FORBIDDEN');
  return part;
}

/** Refuses what was decided on an old view: CONFLICT `changed`. */
export function requireFresh({ revision }: QuotationRow, seen: number): void {
  if (revision !== seen) throw conflict('changed');
}

/** Open ones end with their validity, also before the job has come round: CONFLICT `expired`. */
export function requireValid(row: QuotationRow, nowMs: number): void {
  if (isOpen(row.status) && (row.valid_until_ms ?? 0) <= nowMs) throw conflict('expired');
}
