import type { ExchangeStatus } from '@contract/exchange';
import { HOUR_MS } from '@rules/duration';
import type { Tx } from '../../src/database/schema';
import { buildSharedCard } from '../../src/modules/exchange/contactCard.service';
import { notifyAccepted, notifyRequested } from '../../src/modules/exchange/exchange.notifications';
import { insertExchange, updateExchange } from '../../src/modules/exchange/exchange.repository';
import { cardIdOf } from '../cards/cardSeed';
import { random } from '../random';
import { DEMO_USER_EXCHANGES, type ExchangeSeed } from './demoExchanges';
import { findOpenSupplies, type OpenSupply } from './openSupplies';

/** Number of exchanges between generated users. */
const GENERATED_EXCHANGES = 36;

const MESSAGES: readonly [string, ...string[]] = [
  '想长期采购，方便加个联系方式。',
  '样品收到了，想当面谈一下年框。',
  '',
  '车已经联系好，装货前想跟您通个电话。',
  '我们在成都有仓，想聊聊代销。'
];
const STATUSES: readonly [ExchangeStatus, ...ExchangeStatus[]] = [
  'accepted',
  'accepted',
  'accepted',
  'requested',
  'ignored',
  'blocked'
];

/** Inserts exchanges of contacts. Needs `seedListings` and `seedCards`. */
export async function seedExchanges(tx: Tx, clock: { now: Date }): Promise<void> {
  const nowMs = clock.now.getTime();
  const offers = await findOpenSupplies(tx);
  const pairs = new Set<string>();
  for (const [index, asked] of [...DEMO_USER_EXCHANGES, ...generateExchanges(offers)].entries()) {
    const pair = [asked.fromId, asked.toId].sort().join(' ');
    const subject = subjectOf(asked, offers);
    if (pairs.has(pair) || asked.fromId === asked.toId || subject === undefined) continue;
    pairs.add(pair);
    await insertExchangeSeed(tx, { ...asked, ...subject, id: `exchange-${index + 1}` }, nowMs);
  }
}

interface ExchangeSubject {
  supplyId: string | null;
  cardId: string | null;
}

/** Returns the card that an exchange is about, or a supply of the user who is asked; undefined for one without any. */
function subjectOf({ toId, met }: ExchangeSeed, offers: readonly OpenSupply[]): ExchangeSubject | undefined {
  if (met !== undefined) return { supplyId: null, cardId: cardIdOf(toId) };
  const offer = offers.find(({ sellerId }) => sellerId === toId);
  return offer && { supplyId: offer.id, cardId: null };
}

function generateExchanges(offers: readonly OpenSupply[]): ExchangeSeed[] {
  const sellers = [...new Set(offers.map(({ sellerId }) => sellerId))].filter((id) => id.startsWith('user-trade-'));
  const [first = '', ...others] = sellers;
  return Array.from({ length: GENERATED_EXCHANGES }, (_, index) => {
    const source = random(`exchange ${index}`);
    return {
      fromId: source.pick([first, ...others]),
      toId: source.pick([first, ...others]),
      status: source.pick(STATUSES),
      hoursAgo: source.integer(3, 600),
      message: source.pick(MESSAGES)
    };
  });
}

async function insertExchangeSeed(
  tx: Tx,
  {
    id,
    supplyId,
    cardId,
    fromId,
    toId,
    status,
    hoursAgo,
    message,
    met
  }: ExchangeSeed & ExchangeSubject & { id: string },
  nowMs: number
): Promise<void> {
  const askedMs = nowMs - hoursAgo * HOUR_MS;
  const decidedMs = askedMs + Math.min(5, hoursAgo / 2) * HOUR_MS;
  const shown = { company: true, mobile: true, position: '', weChatId: '' };
  const asked = await insertExchange(tx, {
    id,
    from_user_id: fromId,
    to_user_id: toId,
    supply_id: supplyId,
    card_id: cardId,
    request_id: `seed-${id}-0001`,
    status: 'requested',
    message,
    ...(met !== undefined && { source: met.source, met_location: met.location }),
    from_card: JSON.stringify(await buildSharedCard(tx, fromId, shown)),
    requested_at_ms: askedMs
  });
  await notifyRequested(tx, asked, askedMs);
  if (status === 'requested') return;
  const answer = status === 'accepted' ? { to_card: JSON.stringify(await buildSharedCard(tx, toId, shown)) } : {};
  const done = await updateExchange(tx, id, { status, ...answer, decided_at_ms: decidedMs });
  if (status === 'accepted') await notifyAccepted(tx, done, decidedMs);
}
