import type { ContactCard } from '@contract/exchange';
import type { HolderPerson } from '@contract/holder';
import { newId } from '../../database/id';
import type { Tx } from '../../database/schema';
import type { DomainEventHandler } from '../../domainEvent';
import { findDefaultCard } from '../card/card.service';
import type { contactsExchanged } from '../exchange/exchange.events';
import { findSupplySummary } from '../supply/publicListing.service';
import { findByPerson, insertEntry, lockHolder, updateEntry } from './holder.repository';
import { newEntry } from './newEntry';

type Exchanged = Parameters<typeof contactsExchanged.publish>[1];

/** Puts each of two users who exchanged contacts into the holder of the other; a full holder takes them as well. */
export const keepExchanged: DomainEventHandler<Exchanged> = async (tx, { sides, supplyId }, nowMs) => {
  const supply = supplyId === null ? undefined : await findSupplySummary(tx, supplyId);
  const met =
    supply === undefined
      ? { source: 'share' as const, metLocation: '' }
      : { source: 'supply' as const, metLocation: supply.title };
  for (const { userId } of [...sides].sort((a, b) => a.userId.localeCompare(b.userId))) await lockHolder(tx, userId);
  for (const side of sides) await keepSide(tx, side, met, nowMs);
};

async function keepSide(
  tx: Tx,
  { userId, otherId, contact, cardId: seenCardId }: Exchanged['sides'][number],
  met: { source: 'share' | 'supply'; metLocation: string },
  nowMs: number
): Promise<void> {
  const cardId = seenCardId ?? (await findDefaultCard(tx, otherId)) ?? null;
  const known = await findByPerson(tx, userId, otherId);
  if (known !== undefined) {
    await updateEntry(tx, known.id, { is_exchanged: true, card_id: known.card_id ?? cardId });
    return;
  }
  const entry = newEntry(userId, { requestId: newId(nowMs), ...met }, personOfContact(contact), nowMs);
  await insertEntry(tx, { ...entry, person_user_id: otherId, card_id: cardId, is_exchanged: true });
}

function personOfContact({ name, company, position, mobile, weChatId }: ContactCard): HolderPerson {
  return {
    name,
    position,
    department: '',
    companyName: company,
    mobile,
    otherMobile: '',
    landline: '',
    weChatId,
    email: '',
    website: '',
    address: ''
  };
}
