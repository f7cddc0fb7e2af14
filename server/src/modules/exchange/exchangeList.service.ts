import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { ExchangeAbout, ExchangeItem, ExchangeListQuery } from '@contract/exchange';
import type { FavouriteSupply } from '@contract/supply';
import type { Db } from '../../database/schema';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { type CardSummary, getCardBriefs, getDefaultCards } from '../card/cardBrief.service';
import { getSuppliesByIds } from '../listing/listing.service';
import { type ExchangeItemRow, findBox } from './exchange.repository';

const DEFAULT_LIMIT = 20;
const ExchangeCursor = Type.Tuple([CursorTime, CursorId]);

/** Subjects of the requests of a page, and the cards of the other users. */
interface ListContext {
  supplies: ReadonlyMap<string, FavouriteSupply>;
  /** Cards that requests are about, and those that their senders gave, by id. */
  cards: ReadonlyMap<string, CardSummary>;
  /** Default cards, by user. */
  defaultCards: ReadonlyMap<string, CardSummary>;
}

/**
 * Returns the member's requests of a box, the last one first.
 * @throws AppError VALIDATION for a foreign cursor
 */
export async function listExchanges(
  db: Db,
  member: Member,
  { box, cursor, limit = DEFAULT_LIMIT }: ExchangeListQuery
): Promise<Page<ExchangeItem>> {
  const after = decodeCursor(cursor, ExchangeCursor);
  const rows = await findBox(db, member.id, box, { after, limit: limit + 1 });
  const context = await loadContext(db, rows);
  return pageOf(
    rows,
    limit,
    (row) => [row.requested_at_ms, row.id],
    (row) => presentItem(row, member.id, context)
  );
}

async function loadContext(db: Db, rows: readonly ExchangeItemRow[]): Promise<ListContext> {
  const supplyIds = rows.flatMap(({ supply_id: id }) => id ?? []);
  const cardIds = rows.flatMap(({ card_id: id, from_card_id: given }) => [id ?? [], given ?? []].flat());
  const [supplies, cards, defaultCards] = await Promise.all([
    supplyIds.length === 0 ? [] : getSuppliesByIds(db, supplyIds),
    getCardBriefs(db, cardIds),
    getDefaultCards(
      db,
      rows.map(({ other_id: id }) => id)
    )
  ]);
  return { supplies: new Map(supplies.map((supply) => [supply.id, supply])), cards, defaultCards };
}

/** The asked one sees what the asker chose to show; the asker sees what the asked one has made public. */
function presentItem(row: ExchangeItemRow, userId: string, context: ListContext): ExchangeItem {
  const isMine = row.from_user_id === userId;
  const subject = context.cards.get(row.card_id ?? '');
  const shown = isMine ? subject : context.cards.get(row.from_card_id ?? '');
  const card = shown ?? context.defaultCards.get(row.other_id);
  const other = isMine ? publicNamesOf(row, subject) : row.from_card;
  return {
    id: row.id,
    status: row.status,
    otherName: other.name,
    otherCompany: other.company,
    otherPosition: other.position,
    otherCardId: card?.id ?? null,
    avatarUrl: card?.avatarUrl ?? row.other_avatar_url,
    message: row.message,
    about: subjectOf(row, subject, context),
    requestedAtMs: row.requested_at_ms
  };
}

function publicNamesOf(row: ExchangeItemRow, card: CardSummary | undefined) {
  if (card !== undefined) return { name: card.name, company: card.companyName, position: card.position };
  return { name: row.other_name, company: row.other_company ?? '', position: '' };
}

function subjectOf(
  { supply_id: supplyId }: ExchangeItemRow,
  card: CardSummary | undefined,
  { supplies }: ListContext
): ExchangeAbout | null {
  if (card !== undefined) return { kind: 'card', id: card.id, title: card.name };
  const supply = supplies.get(supplyId ?? '');
  return supply === undefined ? null : { kind: 'supply', id: supply.id, title: supply.title };
}
