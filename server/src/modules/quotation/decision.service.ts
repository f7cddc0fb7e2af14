import type { QuotationDetail, RejectReason } from '@contract/quotation';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { TextModeration } from '../../providers/textModeration';
import { recordQuotationChange } from '../purchase/quotationPurchase.service';
import {
  lockQuotationFor,
  type QuotationContext,
  requireFresh,
  requireRole,
  requireValid
} from './authorization.service';
import { loadDetail } from './queries.service';
import { notifyParties } from './quotation.notifications';
import { updateQuotation } from './quotation.repository';
import { conflict, isOpen, quotationTransitions } from './quotation.transitions';
import { assertModerated } from './validation.service';

export interface QuotationRevision {
  id: string;
  revision: number;
}

/**
 * Runs a step of one side, with the request and the quotation locked. `change` answers after it has written, or leaves
 * everything as it is when that has been done already.
 * @throws AppError NOT_FOUND for a draft and for members without a role, FORBIDDEN for the other side, and the errors
 * of `change`
 */
export async function runStep(
  db: Db,
  member: Member,
  { id, by, nowMs }: { id: string; by: 'supplier' | 'buyer'; nowMs: number },
  change: (tx: Tx, context: QuotationContext) => Promise<void>
): Promise<QuotationDetail> {
  await db.transaction().execute(async (tx) => {
    const context = await lockQuotationFor(tx, member, id);
    requireRole(context.role, by);
    await change(tx, context);
  });
  return loadDetail(db, member, id, nowMs);
}

/**
 * Withdraws a quotation, which frees its slot in the quota. Idempotent.
 * @throws AppError NOT_FOUND for a draft and for members without a role, FORBIDDEN for everyone but the supplier,
 * CONFLICT `changed` for an old revision, `expired` after the validity and in a status that does not allow it
 */
export function withdrawQuotation(
  db: Db,
  member: Member,
  { id, revision }: QuotationRevision,
  nowMs: number
): Promise<QuotationDetail> {
  return runStep(db, member, { id, by: 'supplier', nowMs }, async (tx, { quotation, purchase }) => {
    if (quotation.status === 'withdrawn') return;
    requireValid(quotation, nowMs);
    const status = quotationTransitions.next('withdraw', 'supplier', quotation.status);
    requireFresh(quotation, revision);
    const saved = await updateQuotation(tx, id, {
      status,
      waits_for: null,
      buyer_unread: true,
      revision: quotation.revision + 1,
      updated_at_ms: nowMs
    });
    await recordQuotationChange(tx, purchase, -1);
    await notifyParties(tx, 'withdrawn', { row: saved, purchase }, nowMs);
  });
}

/**
 * Shortlists a quotation, or takes it off the shortlist. Idempotent.
 * @throws AppError NOT_FOUND for a draft and for members without a role, FORBIDDEN for everyone but the buyer, CONFLICT
 * `changed` for an old revision, `expired` after the validity and in a status that does not allow it
 */
export function shortlistQuotation(
  db: Db,
  member: Member,
  { id, revision, on }: QuotationRevision & { on: boolean },
  nowMs: number
): Promise<QuotationDetail> {
  return runStep(db, member, { id, by: 'buyer', nowMs }, async (tx, { quotation, purchase }) => {
    const isListed = quotation.status === 'shortlisted';
    if (isOpen(quotation.status) && isListed === on) return;
    requireValid(quotation, nowMs);
    const status = quotationTransitions.next(on ? 'shortlist' : 'removeFromShortlist', 'buyer', quotation.status);
    requireFresh(quotation, revision);
    const saved = await updateQuotation(tx, id, {
      status,
      viewed_at_ms: quotation.viewed_at_ms ?? nowMs,
      buyer_unread: false,
      supplier_unread: true,
      updated_at_ms: nowMs
    });
    await recordQuotationChange(tx, purchase, 0);
    if (on) await notifyParties(tx, 'shortlisted', { row: saved, purchase }, nowMs);
  });
}

/**
 * Rejects a quotation. Idempotent for the same reason and text.
 * @throws AppError VALIDATION `text` `required` for the reason `other`, and for a refused text; NOT_FOUND for a draft
 * and for members without a role, FORBIDDEN for everyone but the buyer, CONFLICT `changed` for an old revision,
 * `expired` after the validity and in a status that does not allow it
 */
export async function rejectQuotation(
  { db, textModeration }: { db: Db; textModeration: TextModeration },
  member: Member,
  { id, revision, reason, text: typed }: QuotationRevision & { reason: RejectReason; text: string },
  nowMs: number
): Promise<QuotationDetail> {
  const text = typed.trim();
  if (reason === 'other' && text === '') throw new AppError('VALIDATION', { fields: { text: 'required' } });
  await assertModerated(textModeration, text);
  return runStep(db, member, { id, by: 'buyer', nowMs }, async (tx, { quotation, purchase }) => {
    if (quotation.status === 'rejected' && quotation.reject_reason === reason && quotation.reject_text === text) return;
    requireValid(quotation, nowMs);
    const status = quotationTransitions.next('reject', 'buyer', quotation.status);
    requireFresh(quotation, revision);
    const saved = await updateQuotation(tx, id, {
      status,
      reject_reason: reason,
      reject_text: text,
      viewed_at_ms: quotation.viewed_at_ms ?? nowMs,
      waits_for: null,
      buyer_unread: false,
      supplier_unread: true,
      revision: quotation.revision + 1,
      updated_at_ms: nowMs
    });
    await recordQuotationChange(tx, purchase, 0);
    await notifyParties(tx, 'rejected', { row: saved, purchase }, nowMs);
  });
}

/**
 * Stores the buyer's score of a deal, once.
 * @throws AppError VALIDATION for a refused text, NOT_FOUND for a draft and for members without a role, FORBIDDEN for
 * everyone but the buyer, CONFLICT without a deal and, `scored`, for a second score
 */
export async function scoreDeal(
  { db, textModeration }: { db: Db; textModeration: TextModeration },
  member: Member,
  { id, score, text: typed }: { id: string; score: number; text: string },
  nowMs: number
): Promise<QuotationDetail> {
  const text = typed.trim();
  await assertModerated(textModeration, text);
  return runStep(db, member, { id, by: 'buyer', nowMs }, async (tx, { quotation, purchase }) => {
    if (quotation.score === score && quotation.score_text === text) return;
    quotationTransitions.next('score', 'buyer', quotation.status);
    if (quotation.score !== null) throw conflict('scored');
    await updateQuotation(tx, id, { score, score_text: text, supplier_unread: true, updated_at_ms: nowMs });
    await recordQuotationChange(tx, purchase, 0);
  });
}
