import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { findCardOwner } from '../card/card.service';
import { lockOwningCompany } from '../listing/ownership.service';
import { type ListingOwner, recipientsOf } from '../listing/tradeParty.service';
import { findSupplySummary } from '../supply/publicListing.service';

/** Subject of an exchange: a supply or a business card; both null when it was deleted. */
export interface ExchangeSubject {
  supplyId: string | null;
  cardId: string | null;
}

export interface Counterpart {
  /** The user to ask. */
  otherId: string;
  /** False for a supply that is not offered any more. */
  isOpen: boolean;
  /** Owner of the supply; null for a card. */
  owner: ListingOwner | null;
}

/** @throws AppError VALIDATION unless exactly one of them is given */
export function subjectOf({ supplyId, cardId }: { supplyId?: string; cardId?: string }): ExchangeSubject {
  if ((supplyId === undefined) === (cardId === undefined)) {
    throw new AppError('VALIDATION', { fields: { supplyId: 'required' } });
  }
  return { supplyId: supplyId ?? null, cardId: cardId ?? null };
}

/**
 * Finds the person to ask: the owner of a card; for a supply its author, or a manager of the company when the author has
 * left.
 * @throws AppError NOT_FOUND for an unknown supply or card, CONFLICT `supplyId` or `cardId` `own` for an own one
 */
export async function resolveCounterpart(
  db: Db | Tx,
  member: Member,
  { supplyId, cardId }: ExchangeSubject
): Promise<Counterpart> {
  if (cardId !== null) return resolveCardOwner(db, member, cardId);
  const supply = supplyId === null ? undefined : await findSupplySummary(db, supplyId);
  if (supply === undefined) throw new AppError('NOT_FOUND');
  const recipientIds = await recipientsOf(db, supply.owner);
  if (recipientIds.includes(member.id)) throw new AppError('CONFLICT', { fields: { supplyId: 'own' } });
  const [otherId] = recipientIds;
  if (otherId === undefined) throw new AppError('NOT_FOUND');
  return { otherId, isOpen: supply.isPublished, owner: supply.owner };
}

async function resolveCardOwner(db: Db | Tx, member: Member, cardId: string): Promise<Counterpart> {
  const ownerId = await findCardOwner(db, cardId);
  if (ownerId === undefined) throw new AppError('NOT_FOUND');
  if (ownerId === member.id) throw new AppError('CONFLICT', { fields: { cardId: 'own' } });
  return { otherId: ownerId, isOpen: true, owner: null };
}

/**
 * Finds the person to ask about a card, or a supply that is offered.
 * @throws AppError NOT_FOUND for a supply that is not published, else as `resolveCounterpart`
 */
export async function resolveAsked(db: Db | Tx, member: Member, subject: ExchangeSubject): Promise<Counterpart> {
  const counterpart = await resolveCounterpart(db, member, subject);
  if (!counterpart.isOpen) throw new AppError('NOT_FOUND');
  return counterpart;
}

/**
 * Keeps the person to ask as found until the transaction ends, by a lock on the company of the supply.
 * @throws AppError like `resolveAsked`: the supply may have been closed, or its author have left the company, since
 */
export async function lockAsked(
  tx: Tx,
  member: Member,
  subject: ExchangeSubject,
  before: Counterpart
): Promise<string> {
  if (before.owner !== null) await lockOwningCompany(tx, before.owner);
  return (await resolveAsked(tx, member, subject)).otherId;
}
