import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { lockMember } from '../user/user.service';
import { requireExhibitor } from './exhibitor.service';
import { saveMark } from './mark.repository';

/**
 * Adds an exhibitor to the favourites of a member, or removes it. Idempotent.
 * @throws AppError NOT_FOUND for an unknown exhibitor, UNAUTHORIZED for an account that was erased meanwhile
 */
export async function favouriteExhibitor(
  db: Db,
  member: Member,
  { id, isFavourite }: { id: string; isFavourite: boolean },
  nowMs: number
): Promise<void> {
  await setMark(db, member, { id, column: 'favourite_at_ms', atMs: isFavourite ? nowMs : null });
}

/**
 * Marks an exhibitor as seen by a member, or as not. Idempotent.
 * @throws AppError NOT_FOUND for an unknown exhibitor, UNAUTHORIZED for an account that was erased meanwhile
 */
export async function markExhibitorSeen(
  db: Db,
  member: Member,
  { id, isSeen }: { id: string; isSeen: boolean },
  nowMs: number
): Promise<void> {
  await setMark(db, member, { id, column: 'seen_at_ms', atMs: isSeen ? nowMs : null });
}

async function setMark(
  db: Db,
  member: Member,
  { id, column, atMs }: { id: string; column: 'favourite_at_ms' | 'seen_at_ms'; atMs: number | null }
): Promise<void> {
  await requireExhibitor(db, id);
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    await saveMark(tx, { userId: member.id, exhibitorId: id, column, atMs });
  });
}
