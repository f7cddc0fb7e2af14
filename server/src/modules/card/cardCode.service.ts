import type { ScanCode } from '@contract/scanCode';
import { DAY_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { countAction } from '../rateLimit/rateLimit.service';
import { codeOf, renewCode } from '../scanCode/scanCode.service';
import { lockMember } from '../user/user.service';
import type { CardRow } from './card.repository';
import { requireCard } from './card.service';

/**
 * Returns the code of the member's card, the same one until it is renewed.
 * @throws AppError NOT_FOUND when the member has no such card, CONFLICT when it was taken down
 */
export async function getCardCode(db: Db, member: Member, id: string, nowMs: number): Promise<ScanCode> {
  requireShown(await requireCard(db, member, id));
  return codeOf(db, { kind: 'card', id }, nowMs);
}

/** A code is renewed when it was printed on something that was lost; each former one stays as a row. */
const RENEWAL_LIMIT = { name: 'renewCode', limit: 10, windowMs: DAY_MS };

/**
 * Replaces the code of the member's card, such as after it was printed on something that was lost.
 * @throws AppError NOT_FOUND when the member has no such card, CONFLICT when it was taken down, RATE_LIMITED above 10 a day
 */
export function renewCardCode(db: Db, member: Member, id: string, nowMs: number): Promise<ScanCode> {
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    requireShown(await requireCard(tx, member, id));
    await countAction(tx, RENEWAL_LIMIT, member.id, nowMs);
    return renewCode(tx, { kind: 'card', id }, nowMs);
  });
}

/** The code of a card that was taken down leads nowhere. */
function requireShown({ taken_down_at_ms: takenDownAtMs }: CardRow): void {
  if (takenDownAtMs !== null) throw new AppError('CONFLICT', { fields: { id: 'takenDown' } });
}
