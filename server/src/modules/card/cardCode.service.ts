import type { ScanCode } from '@contract/scanCode';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { codeOf, renewCode } from '../scanCode/scanCode.service';
import { lockCardsOf } from './card.repository';
import { requireCard } from './card.service';

/**
 * Returns the code of the member's card, the same one until it is renewed.
 * @throws AppError NOT_FOUND when the member has no such card
 */
export async function getCardCode(db: Db, member: Member, id: string, nowMs: number): Promise<ScanCode> {
  await requireCard(db, member, id);
  return codeOf(db, { kind: 'card', id }, nowMs);
}

/**
 * Replaces the code of the member's card, such as after it was printed on something that was lost.
 * @throws AppError NOT_FOUND when the member has no such card
 */
export function renewCardCode(db: Db, member: Member, id: string, nowMs: number): Promise<ScanCode> {
  return db.transaction().execute(async (tx) => {
    await lockCardsOf(tx, member.id);
    await requireCard(tx, member, id);
    return renewCode(tx, { kind: 'card', id }, nowMs);
  });
}
