import type { CardBrief, CardContacts } from '@contract/card';
import type { Db, Tx } from '../../database/schema';
import { listVarietyNames } from '../pricing/variety.service';
import { type CardBriefRow, findBriefRows, findCardIds, findFirstShownIds } from './card.repository';
import { accountNumberOf, contactsFor } from './visibleContacts';

/** Data of a card for the lists of other modules. */
export interface CardSummary extends Omit<CardBrief, 'varieties'> {
  ownerId: string;
  updatedAtMs: number;
}

/** Returns the cards that are shown by their ids; withdrawn ones and those of frozen accounts are left out. */
export async function getCardBriefs(db: Db | Tx, ids: readonly string[]): Promise<Map<string, CardSummary>> {
  const rows = ids.length === 0 ? [] : await findBriefRows(db, ids);
  return new Map(rows.map((row) => [row.id, summaryOf(row)]));
}

/** Returns the default cards of users, or the next that others may see, by user; those without one are left out. */
export async function getDefaultCards(db: Db, userIds: readonly string[]): Promise<Map<string, CardSummary>> {
  const ids = userIds.length === 0 ? [] : await findFirstShownIds(db, userIds);
  const cards = await getCardBriefs(db, ids);
  return new Map([...cards.values()].map((card) => [card.ownerId, card]));
}

/** A card with its contacts as those see them who have exchanged contacts with its owner. */
export interface CardToGive extends CardSummary {
  contacts: CardContacts;
}

/** Returns the cards of a user that others may see, the default first. */
export async function listCardsToGive(db: Db | Tx, userId: string): Promise<CardToGive[]> {
  const ids = await findCardIds(db, userId);
  if (ids.length === 0) return [];
  const [rows, account] = await Promise.all([findBriefRows(db, ids), accountNumberOf(db, userId)]);
  const cards = new Map(
    rows.map((row) => [row.id, { ...summaryOf(row), contacts: contactsFor(row.fields, 'exchanged', account) }])
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Returns the cards that are shown, in the order of the ids, with the varieties that their owners deal in. */
export async function listCardBriefs(db: Db, ids: readonly string[]): Promise<CardBrief[]> {
  const rows = ids.length === 0 ? [] : await findBriefRows(db, ids);
  const names = new Map((await listVarietyNames(db)).map(({ id, name }) => [id, name]));
  const briefs = new Map(
    rows.map((row) => {
      const { ownerId: _owner, updatedAtMs: _updated, ...brief } = summaryOf(row);
      return [row.id, { ...brief, varieties: row.fields.varietyIds.flatMap((id) => names.get(id) ?? []) }];
    })
  );
  return ids.flatMap((id) => briefs.get(id) ?? []);
}

function summaryOf({ id, fields, ...row }: CardBriefRow): CardSummary {
  return {
    id,
    ownerId: row.user_id,
    name: fields.name,
    position: fields.position,
    companyName: row.company_name ?? fields.companyName,
    avatarUrl: fields.avatarUrl,
    verifications: [
      ...(row.is_company_verified ? ['company' as const] : []),
      ...(row.is_person_verified ? ['person' as const] : [])
    ],
    updatedAtMs: row.updated_at_ms
  };
}
