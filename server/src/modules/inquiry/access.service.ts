import type { InquirySide } from '@contract/inquiry';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { partIn } from '../listing/tradeParty.service';
import { publicSupply, type OfferedSupply } from '../supply/offered.service';
import { findInquiry, type InquiryRow } from './inquiry.repository';

export interface OpenedInquiry {
  row: InquiryRow;
  side: InquirySide;
  supply: OfferedSupply;
}

/** A thread for one of its two sides. Throws NOT_FOUND, FORBIDDEN for everybody else. */
export async function openInquiry(db: Db | Tx, member: Member, id: string): Promise<OpenedInquiry> {
  return withSide(db, member, await findInquiry(db, id));
}

/** The same of a row that was read, or locked, already. */
export async function withSide(db: Db | Tx, member: Member, row: InquiryRow | undefined): Promise<OpenedInquiry> {
  const supply = row && (await publicSupply(db, row.supply_id));
  if (row === undefined || supply === undefined) throw new AppError('NOT_FOUND');
  if (row.asker_user_id === member.id) return { row, supply, side: 'asker' };
  if ((await partIn(db, member.id, supply.poster)) === null) throw new AppError('FORBIDDEN');
  return { row, supply, side: 'seller' };
}

/** A number or a switch of the thread, as it stands for one side. */
export function ofSide(row: InquiryRow, side: InquirySide): { unread: number; told: boolean; blocks: boolean } {
  return side === 'asker'
    ? { unread: row.asker_unread, told: row.asker_told, blocks: row.asker_blocks }
    : { unread: row.seller_unread, told: row.seller_told, blocks: row.seller_blocks };
}

export const otherSide = (side: InquirySide): InquirySide => (side === 'asker' ? 'seller' : 'asker');
