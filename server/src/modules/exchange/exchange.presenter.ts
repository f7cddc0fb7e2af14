import type { ContactCard, Exchange, ExchangeCard, OwnExchangeCard } from '@contract/exchange';
import { DAY_MS } from '@rules/duration';
import type { CardSummary, CardToGive } from '../card/cardBrief.service';
import type { ExchangeRow } from './exchange.repository';

export const WAIT_MS = 30 * DAY_MS;

/** Presents an exchange to one of its users, without what the other one has not agreed to show. */
export function presentExchange(row: ExchangeRow, userId: string, nowMs: number): Exchange {
  const isMine = row.from_user_id === userId;
  const againFromMs = row.requested_at_ms + WAIT_MS;
  const isTurnedDown = row.status === 'ignored' || row.status === 'blocked';
  return {
    id: row.id,
    isMine,
    // The asker must not learn of a block.
    status: isMine && row.status === 'blocked' ? 'ignored' : row.status,
    message: row.message,
    mine: isMine ? row.from_card : row.to_card,
    theirs: isMine ? row.to_card : presentRequesterCard(row),
    requestedAtMs: row.requested_at_ms,
    decidedAtMs: row.decided_at_ms,
    againFromMs: isMine && isTurnedDown && againFromMs > nowMs ? againFromMs : null
  };
}

/** Presents a business card of one of the users; null for one that is not shown. */
export function presentCard(card: CardSummary | undefined): ExchangeCard | null {
  return card === undefined ? null : summaryOf(card);
}

/** Presents a card that the user can give. */
export function presentOwnCard(card: CardToGive): OwnExchangeCard {
  return { ...summaryOf(card), contacts: card.contacts };
}

function summaryOf({ id, name, position, companyName, avatarUrl, verifications }: CardSummary): ExchangeCard {
  return { id, name, position, companyName, avatarUrl, verifications };
}

/** Returns the asker's card for the other user, with number and WeChat id only after the acceptance. */
function presentRequesterCard({ status, from_card: card }: ExchangeRow): ContactCard {
  return status === 'accepted' ? card : { ...card, mobile: '', weChatId: '' };
}
