import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db } from '../../database/schema';
import { WAIT_MS } from './exchange.presenter';
import { type ExchangeRow, findUnanswered, lockExchange, lockPair, updateExchange } from './exchange.repository';
import { exchangeTransitions } from './exchange.transitions';

const BATCH_SIZE = 500;

/**
 * Ignores requests that were not answered for 30 days. Idempotent: each is checked again under its lock.
 * @throws AggregateError after the last one, when some failed
 */
export async function expireExchanges(db: Db, nowMs: number): Promise<void> {
  const due = await findUnanswered(db, nowMs - WAIT_MS, BATCH_SIZE);
  await forEachIsolated(due, (request) => expireExchange(db, request, nowMs));
}

async function expireExchange(
  db: Db,
  { id, from_user_id: fromId, to_user_id: toId }: Pick<ExchangeRow, 'id' | 'from_user_id' | 'to_user_id'>,
  nowMs: number
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPair(tx, fromId, toId);
    const row = await lockExchange(tx, id);
    if (row === undefined) return;
    const outcome = exchangeTransitions.outcomeOf('expire', 'time', row.status);
    if ('next' in outcome) await updateExchange(tx, id, { status: outcome.next, decided_at_ms: nowMs });
  });
}
