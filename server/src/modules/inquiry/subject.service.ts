import type { InquiryKind, InquirySide, InquirySubject } from '@contract/inquiry';
import type { Db, Tx } from '../../database/schema';
import type { Member } from '../../http/ports';
import type { ListingOwner } from '../listing/tradeParty.service';
import { findPurchaseSummary, getPurchaseCard, requireInquirable } from '../purchase/publicListing.service';
import { hasDeal } from '../quotation/ownQuotation.service';
import { findSupplySummary, getSupplyCard, recordInquiry } from '../supply/publicListing.service';
import type { InquiryRow } from './inquiry.repository';

/** Listing that a thread is about. */
export interface Subject {
  kind: InquiryKind;
  id: string;
  title: string;
  /** Owner, who answers. */
  owner: ListingOwner;
  /** False for a paused, closed, expired or taken down listing. */
  isPublished: boolean;
  /** True for the request of an anonymous buyer. */
  isAnonymous: boolean;
}

interface SubjectRef {
  supplyId?: string | undefined;
  purchaseId?: string | undefined;
}

/** Returns a listing that was published at least once; undefined for every other one. */
export async function findSubject(db: Db | Tx, { supplyId, purchaseId }: SubjectRef): Promise<Subject | undefined> {
  if (supplyId !== undefined) {
    const supply = await findSupplySummary(db, supplyId);
    return supply && { ...supply, kind: 'supply', isAnonymous: false };
  }
  const purchase = purchaseId === undefined ? undefined : await findPurchaseSummary(db, purchaseId);
  return purchase && { ...purchase, kind: 'purchase' };
}

export function subjectOf(db: Db | Tx, row: InquiryRow): Promise<Subject | undefined> {
  return findSubject(db, { supplyId: row.supply_id ?? undefined, purchaseId: row.purchase_id ?? undefined });
}

/** @throws AppError FORBIDDEN for a member who may not see the listing */
export async function requireMayInquire(db: Db | Tx, member: Member, { kind, id }: Subject): Promise<void> {
  if (kind === 'purchase') await requireInquirable(db, member, id);
}

/** Returns whether the owner is hidden from the asker: an anonymous buyer without a deal with them. */
export async function isOwnerHidden(db: Db | Tx, askerId: string, subject: Subject): Promise<boolean> {
  return subject.isAnonymous && !(await hasDeal(db, askerId, subject.id));
}

/** Returns whether the two have made a deal about the request. */
export async function haveDealt(db: Db | Tx, askerId: string, { kind, id }: Subject): Promise<boolean> {
  return kind === 'purchase' && hasDeal(db, askerId, id);
}

/** Returns the card of the listing for one side. */
export async function getSubjectCard(
  db: Db | Tx,
  member: Member,
  subject: Subject,
  { side, isHidden }: { side: InquirySide; isHidden: boolean }
): Promise<InquirySubject> {
  const { kind, id } = subject;
  if (kind === 'supply') return { kind, id, supply: await getSupplyCard(db, id) };
  return { kind, id, purchase: await getPurchaseCard(db, member, { id, isNamed: side === 'owner' || !isHidden }) };
}

/** Counts a new asker of a supply. */
export async function recordAsker(tx: Tx, { kind, id }: Subject): Promise<void> {
  if (kind === 'supply') await recordInquiry(tx, id);
}
