import type { LinkTarget } from '@contract/deepLink';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { notify } from '../message/message.service';
import { clearTakedown, saveTakedown } from './card.repository';
import { getCardBriefs } from './cardBrief.service';

const ownCards: LinkTarget = { type: 'jumpMini', route: 'vcard.home' };

/**
 * For operators: takes a card down. Only its owner sees it until it is put back; they are notified of the reason.
 * @throws AppError NOT_FOUND for an unknown or withdrawn card
 */
export async function takeDownCard(db: Db, id: string, reason: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const card = await saveTakedown(tx, id, reason, nowMs);
    if (card === undefined) throw new AppError('NOT_FOUND');
    const content = { event: 'card.takenDown', params: { name: card.fields.name, reason } } as const;
    await notify(tx, [{ userId: card.user_id, kind: 'review', content, jump: ownCards }], nowMs);
  });
}

/**
 * For operators: shows a card again that was taken down; its owner is notified.
 * @throws AppError NOT_FOUND for a card that is not taken down
 */
export async function putBackCard(db: Db, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const card = await clearTakedown(tx, id);
    if (card === undefined) throw new AppError('NOT_FOUND');
    const content = { event: 'card.putBack', params: { name: card.fields.name } } as const;
    await notify(tx, [{ userId: card.user_id, kind: 'review', content, jump: ownCards }], nowMs);
  });
}

/** Returns name and company on a card that is shown, for a report; undefined for any other one. */
export async function getCardTitle(db: Db, id: string): Promise<string | undefined> {
  const brief = (await getCardBriefs(db, [id])).get(id);
  return brief && [brief.name, brief.companyName].filter(Boolean).join(' ');
}
