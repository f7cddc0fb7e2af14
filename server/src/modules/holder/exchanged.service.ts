import type { ContactCard } from '@contract/exchange';
import type { HolderPerson } from '@contract/holder';
import { newId } from '../../database/id';
import type { Tx } from '../../database/schema';
import type { DomainEventHandler } from '../../domainEvent';
import { findCardOwner, findDefaultCard } from '../card/card.service';
import type { contactsExchanged } from '../exchange/exchange.events';
import { findSupplySummary } from '../supply/publicListing.service';
import { lockUsers } from '../user/user.service';
import { refreshCard } from './cardChange.service';
import { findByPerson, insertEntry, updateEntry } from './holder.repository';
import { mergePeople } from './holderPerson';
import { newEntry, personColumns } from './newEntry';

type Exchanged = Parameters<typeof contactsExchanged.publish>[1];
type Met = Parameters<typeof newEntry>[1];

/**
 * Puts each of two users who exchanged contacts into the holder of the other, with the contact that they agreed to show; a
 * full holder takes them as well.
 */
export const keepExchanged: DomainEventHandler<Exchanged> = async (tx, { sides, supplyId, ...met }, nowMs) => {
  const supply = supplyId === null ? undefined : await findSupplySummary(tx, supplyId);
  const where = supply === undefined ? met : { source: 'supply' as const, metLocation: supply.title };
  await lockUsers(
    tx,
    sides.map(({ userId }) => userId)
  );
  for (const side of sides) await keepSide(tx, side, where, nowMs);
};

async function keepSide(
  tx: Tx,
  { userId, otherId, contact, cardId: givenCardId }: Exchanged['sides'][number],
  met: Omit<Met, 'requestId'>,
  nowMs: number
): Promise<void> {
  const known = await findByPerson(tx, userId, otherId);
  const cardId = await findShownCard(tx, otherId, [givenCardId, known?.card_id]);
  const columns = { card_id: cardId, is_exchanged: true };
  const agreed = personOfContact(contact);
  if (known === undefined) {
    const entry = newEntry(userId, { requestId: newId(nowMs), ...met }, agreed, nowMs);
    await insertEntry(tx, { ...entry, ...columns, person_user_id: otherId });
  } else {
    await updateEntry(tx, known.id, { ...columns, ...personColumns(mergePeople(known.person, [agreed])) });
  }
  // Contacts that the card shows only to those who have exchanged contacts are stored as well.
  if (cardId !== null) await refreshCard(tx, cardId, userId);
}

/** Returns the first of these cards that is shown, else the default one of its owner; null without any. */
async function findShownCard(
  tx: Tx,
  ownerId: string,
  cardIds: readonly (string | null | undefined)[]
): Promise<string | null> {
  for (const id of cardIds) if (typeof id === 'string' && (await findCardOwner(tx, id)) === ownerId) return id;
  return (await findDefaultCard(tx, ownerId)) ?? null;
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
