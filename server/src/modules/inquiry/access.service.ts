import type { InquirySide } from '@contract/inquiry';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { partIn, type Poster } from '../listing/tradeParty.service';
import { publicSupply, type OfferedSupply } from '../supply/offered.service';
import { findBlocks, findInquiry, type InquiryRow } from './inquiry.repository';

export interface OpenedInquiry {
  row: InquiryRow;
  side: InquirySide;
  supply: OfferedSupply;
}

export type Blocks = Record<InquirySide | 'any', boolean>;

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

/** What waits for one side of the thread. */
export function ofSide(row: InquiryRow, side: InquirySide): { unread: number; told: boolean } {
  return side === 'asker'
    ? { unread: row.asker_unread, told: row.asker_told }
    : { unread: row.seller_unread, told: row.seller_told };
}

/** Who wants to hear no more of the other, whichever supply they talked about. */
export async function blocksBetween(db: Db | Tx, askerId: string, poster: Poster): Promise<Blocks> {
  const { asker_blocks: asker, seller_blocks: seller } = await findBlocks(db, askerId, poster);
  return { asker, seller, any: asker || seller };
}

export const otherSide = (side: InquirySide): InquirySide => (side === 'asker' ? 'seller' : 'asker');
