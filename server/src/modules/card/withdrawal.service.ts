import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { UNDO_MS } from '../../undoWindow';
import { deleteCodesOf } from '../scanCode/scanCode.service';
import { showVideo } from '../upload/video.service';
import { lockMember, lockUsers } from '../user/user.service';
import {
  clearDefault,
  deleteWithdrawn,
  findCardIds,
  findCardOf,
  findCards,
  findWithdrawnBefore,
  updateCardRow
} from './card.repository';
import { requireCard, requireFreeSlot } from './card.service';
import type { CardDeps } from './cardValidation.service';

/**
 * Withdraws a card. The newest of the others becomes the default when the default is withdrawn.
 * @throws AppError NOT_FOUND when the member has no such card
 */
export async function withdrawCard(db: Db, member: Member, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    const card = await requireCard(tx, member, id);
    await updateCardRow(tx, id, { withdrawn_at_ms: nowMs });
    const [next] = await findCardIds(tx, member.id);
    if (next !== undefined && card.is_default) await updateCardRow(tx, next, { is_default: true });
  });
}

/**
 * Undoes a withdrawal; a former default becomes it again. Idempotent.
 * @throws AppError NOT_FOUND for a card that is not the member's or was withdrawn too long ago, CONFLICT when a card that
 * was created meanwhile has taken the slot
 */
export async function restoreCard(db: Db, member: Member, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    const card = await findCardOf(tx, member.id, id);
    if (card === undefined) throw new AppError('NOT_FOUND');
    if (card.withdrawn_at_ms === null) return;
    if (card.withdrawn_at_ms <= nowMs - UNDO_MS) throw new AppError('NOT_FOUND');
    const { withdrawn_at_ms: withdrawnAtMs } = card;
    const others = await findCards(tx, member.id);
    // Cards that a level allowed stay when it ends, so that only a card created since can have taken the slot.
    if (others.some(({ created_at_ms: createdAtMs }) => createdAtMs >= withdrawnAtMs)) {
      await requireFreeSlot(tx, member, nowMs);
    }
    if (card.is_default) await clearDefault(tx, member.id);
    await updateCardRow(tx, id, { withdrawn_at_ms: null, is_default: card.is_default || others.length === 0 });
  });
}

/**
 * Deletes withdrawn cards that cannot be restored any more, and releases their videos; each in a transaction of its own,
 * which takes its locks in the order of every other one: first the owner. Idempotent.
 * @throws AggregateError after the last one, when some failed
 */
export async function purgeWithdrawnCards(deps: Pick<CardDeps, 'db' | 'files'>, nowMs: number): Promise<void> {
  const { db, files } = deps;
  const beforeMs = nowMs - UNDO_MS;
  await forEachIsolated(await findWithdrawnBefore(db, beforeMs), ({ id, user_id: userId }) =>
    db.transaction().execute(async (tx) => {
      await lockUsers(tx, [userId]);
      const card = await deleteWithdrawn(tx, id, beforeMs);
      if (card === undefined) return;
      await showVideo({ tx, files }, userId, { url: null, before: card.fields.videoUrl });
      await deleteCodesOf(tx, { kind: 'card', id });
    })
  );
}
