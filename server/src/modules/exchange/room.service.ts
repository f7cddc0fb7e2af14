import type { ExchangeRoom } from '@contract/exchange';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { findDefaultCard } from '../card/card.service';
import { type CardSummary, getCardBriefs, listCardsToGive } from '../card/cardBrief.service';
import { getSupplyCard } from '../supply/publicListing.service';
import { contactOf } from '../user/user.service';
import { getOwnCard } from './contactCard.service';
import { presentCard, presentExchange, presentOwnCard } from './exchange.presenter';
import { type ExchangeRow, findPosition } from './exchange.repository';
import type { ExchangeSubject } from './subject.service';

/** Two users, one of them the viewer, and what one asks the other about. */
interface Meeting {
  otherId: string;
  subject: ExchangeSubject;
  /** Undefined before the request. */
  row: ExchangeRow | undefined;
}

/** Returns the page of an exchange to one of its users. */
export async function presentRoom(db: Db, member: Member, meeting: Meeting, nowMs: number): Promise<ExchangeRoom> {
  const { otherId, row } = meeting;
  const { supplyId, cardId } = meeting.subject;
  const [supply, contact, company, own, ownCards, otherCard] = await Promise.all([
    supplyId === null ? null : getSupplyCard(db, supplyId),
    contactOf(db, otherId),
    findPosition(db, otherId),
    getOwnCard(db, member.id),
    listCardsToGive(db, member.id),
    findOtherCard(db, member, meeting)
  ]);
  return {
    supply,
    cardId,
    otherCard: presentCard(otherCard),
    otherName: otherCard?.name ?? contact?.name ?? '',
    otherCompany: otherCard === undefined ? (company?.name ?? '') : otherCard.companyName,
    ownCards: ownCards.map((card) => presentOwnCard(card)),
    own,
    exchange: row === undefined ? null : presentExchange(row, member.id, nowMs)
  };
}

/** Returns the card of the other user that the viewer may see here; undefined without one. */
async function findOtherCard(db: Db, member: Member, meeting: Meeting): Promise<CardSummary | undefined> {
  const { otherId, subject, row } = meeting;
  const isAsked = row?.to_user_id === member.id;
  const given = isAsked ? [row.from_card_id] : [row?.to_card_id, subject.cardId];
  // One who only asks is not led to the default card, whose owner may not want it to be found.
  const isKnown = isAsked || row?.status === 'accepted';
  const ids = [...given, isKnown ? await findDefaultCard(db, otherId) : null].flatMap((id) => id ?? []);
  const cards = await getCardBriefs(db, ids);
  return ids.map((id) => cards.get(id)).find((card) => card?.ownerId === otherId);
}
