import { createHash } from 'node:crypto';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { WatchedState } from '../../liveSignal';
import { getPublicPurchase, isBuyer } from '../purchase/quotationPurchase.service';
import { getQuotationFor, type QuotationContext } from './authorization.service';
import { findOwnQuotation } from './ownQuotation.service';
import { statusAt } from './quotation.presenter';
import type { QuotationRow } from './quotation.repository';

type PublicPurchase = QuotationContext['purchase'];

/**
 * Returns the state of a quotation for an open page of its supplier or of the buyer.
 * @throws AppError NOT_FOUND for a draft and for members without a role
 */
export async function watchQuotation(db: Db, member: Member, id: string, nowMs: number): Promise<WatchedState> {
  const { quotation, purchase, role } = await getQuotationFor(db, member, id);
  return role === 'buyer' ? buyerState(purchase) : supplierState(quotation, purchase, nowMs);
}

/**
 * Returns the state of the quotations of a request: of all of them for the buyer, of the own one for a supplier.
 * @throws AppError NOT_FOUND also for a member without a quotation
 */
export async function watchPurchase(db: Db, member: Member, id: string, nowMs: number): Promise<WatchedState> {
  const purchase = await getPublicPurchase(db, id);
  if (await isBuyer(db, member.id, purchase)) return buyerState(purchase);
  const own = await findOwnQuotation(db, member.id, id);
  if (own === undefined) throw new AppError('NOT_FOUND');
  return supplierState(own, purchase, nowMs);
}

/** Returns the stamp of a request for its buyer, which changes with every event of the request and its quotations. */
export function buyerStamp({ changes }: Pick<PublicPurchase, 'changes'>): string {
  return stampOf(['buyer', changes]);
}

function buyerState(purchase: PublicPurchase): WatchedState {
  return { stamp: buyerStamp(purchase), rows: [`purchase:${purchase.id}`] };
}

/** Uses public fields of the request only: events of other quotations do not change the stamp. */
function supplierState(row: QuotationRow, purchase: PublicPurchase, nowMs: number): WatchedState {
  return {
    stamp: stampOf(['supplier', row.changes, statusAt(row, nowMs), purchase.public_status, purchase.quote_count]),
    rows: [`quotation:${row.id}`, `purchase:${purchase.id}`]
  };
}

function stampOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}
