import type { InquiryKind, InquirySide, InquirySubject } from '@contract/inquiry';
import type { Db, Tx } from '../../database/schema';
import type { Member } from '../../http/ports';
import type { ListingOwner } from '../listing/tradeParty.service';
import { findPurchaseSummary, getPurchaseCard, requireInquirable } from '../purchase/publicListing.service';
import { hasDeal } from '../quotation/ownQuotation.service';
import { getSupplyCard, recordInquiry, findSupplySummary } from '../supply/publicListing.service';
import type { InquiryRow } from './inquiry.repository';

/** What a conversation is about. */
export interface Subject {
  kind: InquiryKind;
  id: string;
  title: string;
  /** Who answers for it. */
  owner: ListingOwner;
  /** False for what is paused, closed, expired or taken down. */
  isPublished: boolean;
  /** The request of a buyer whose name is not told. */
  isAnonymous: boolean;
}

interface SubjectRef {
  supplyId?: string | undefined;
  purchaseId?: string | undefined;
}

/** A listing that was in public at least once; undefined for every other one, and where none is named. */
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

/** Refuses somebody whom the listing is not for, and who has no thread about it yet. Throws FORBIDDEN. */
export async function requireMayInquire(db: Db | Tx, member: Member, { kind, id }: Subject): Promise<void> {
  if (kind === 'purchase') await requireInquirable(db, member, id);
}

/** Whether who asks may not know who answers: until the buyer has accepted a quotation of theirs. */
export async function isOwnerHidden(db: Db | Tx, askerId: string, subject: Subject): Promise<boolean> {
  return subject.isAnonymous && !(await hasDeal(db, askerId, subject.id));
}

/** Whether the two have each other's contact data by a deal. */
export async function haveDealt(db: Db | Tx, askerId: string, { kind, id }: Subject): Promise<boolean> {
  return kind === 'purchase' && hasDeal(db, askerId, id);
}

/** Its card as one side may read it. */
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

/** One more person asks about it. */
export async function recordAsker(tx: Tx, { kind, id }: Subject): Promise<void> {
  if (kind === 'supply') await recordInquiry(tx, id);
}
