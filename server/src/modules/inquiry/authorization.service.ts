import type { InquirySide } from '@contract/inquiry';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { roleOf } from '../listing/tradeParty.service';
import { findBlocks, findInquiry, type InquiryRow } from './inquiry.repository';
import { type Subject, subjectOf } from './subject.service';

export interface InquiryContext {
  row: InquiryRow;
  side: InquirySide;
  subject: Subject;
}

export type BlockState = Record<InquirySide | 'any', boolean>;

/**
 * Returns a thread for a member of one of its sides.
 * @throws AppError NOT_FOUND when thread or listing does not exist, FORBIDDEN for members of neither side
 */
export async function getInquiryFor(db: Db | Tx, member: Member, id: string): Promise<InquiryContext> {
  return withSide(db, member, await findInquiry(db, id));
}

/**
 * Variant of `getInquiryFor` for a row that was read, or locked, already.
 * @throws AppError NOT_FOUND without a row, or when its listing does not exist, FORBIDDEN for members of neither side
 */
export async function withSide(db: Db | Tx, member: Member, row: InquiryRow | undefined): Promise<InquiryContext> {
  const subject = row && (await subjectOf(db, row));
  if (row === undefined || subject === undefined) throw new AppError('NOT_FOUND');
  if (row.asker_user_id === member.id) return { row, subject, side: 'asker' };
  if ((await roleOf(db, member.id, subject.owner)) === null) throw new AppError('FORBIDDEN');
  return { row, subject, side: 'owner' };
}

/** Returns the unread state of one side. */
export function sideStateOf(row: InquiryRow, side: InquirySide): { unread: number; isNotified: boolean } {
  return side === 'asker'
    ? { unread: row.asker_unread, isNotified: row.asker_told }
    : { unread: row.owner_unread, isNotified: row.owner_told };
}

/** Returns which side has blocked the other, in any of their threads. */
export async function findBlocksBetween(db: Db | Tx, askerId: string, subject: Subject): Promise<BlockState> {
  const { asker_blocks: asker, owner_blocks: owner } = await findBlocks(db, askerId, subject);
  return { asker, owner, any: asker || owner };
}

export const otherSide = (side: InquirySide): InquirySide => (side === 'asker' ? 'owner' : 'asker');
