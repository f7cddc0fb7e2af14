import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { ContactCard, ExchangeBox } from '@contract/exchange';
import type { Db, Tx } from '../../database/schema';
import type { ContactExchangeTable } from './exchange.tables';
import { exchangeTransitions } from './exchange.transitions';

export type ExchangeRow = Selectable<ContactExchangeTable>;

export function findExchange(db: Db | Tx, id: string): Promise<ExchangeRow | undefined> {
  return db.selectFrom('contact_exchange').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockExchange(tx: Tx, id: string): Promise<ExchangeRow | undefined> {
  return tx.selectFrom('contact_exchange').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Serializes all requests between two users. */
export async function lockPair(tx: Tx, userId: string, otherId: string): Promise<void> {
  const pair = [userId, otherId].sort().join(' ');
  await sql`select pg_advisory_xact_lock(hashtext(${`exchange of ${pair}`}))`.execute(tx);
}

/** Finds the waiting or accepted exchange of two users, else their last one. */
export function findByPair(db: Db | Tx, userId: string, otherId: string): Promise<ExchangeRow | undefined> {
  return exchangesOfPair(db, userId, otherId).executeTakeFirst();
}

/** Finds the exchange of a viewer and another user like `findByPair`, without those that are withheld from the viewer. */
export function findShownByPair(db: Db | Tx, viewerId: string, otherId: string): Promise<ExchangeRow | undefined> {
  return exchangesOfPair(db, viewerId, otherId)
    .where((where) => where.or([where('is_withheld', '=', false), where('from_user_id', '=', viewerId)]))
    .executeTakeFirst();
}

/** Finds the exchanges of a viewer and each of these users like `findShownByPair`, by the other user. */
export async function findShownByPairs(
  db: Db | Tx,
  viewerId: string,
  otherIds: readonly string[]
): Promise<ReadonlyMap<string, ExchangeRow>> {
  if (otherIds.length === 0) return new Map();
  const pairs = db
    .selectFrom('contact_exchange')
    .selectAll()
    .select(sql<string>`case when from_user_id = ${viewerId} then to_user_id else from_user_id end`.as('other_id'))
    .where((where) =>
      where.or([
        where.and([where('from_user_id', '=', viewerId), where('to_user_id', 'in', otherIds)]),
        where.and([
          where('from_user_id', 'in', otherIds),
          where('to_user_id', '=', viewerId),
          where('is_withheld', '=', false)
        ])
      ])
    );
  const rows = await db
    .selectFrom(pairs.as('pair'))
    .distinctOn('other_id')
    .selectAll()
    .orderBy('other_id')
    .orderBy(sql`status in ('requested', 'accepted')`, 'desc')
    .orderBy('requested_at_ms', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ other_id: id, ...row }) => [id, row]));
}

function exchangesOfPair(db: Db | Tx, userId: string, otherId: string) {
  return db
    .selectFrom('contact_exchange')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('from_user_id', '=', userId), where('to_user_id', '=', otherId)]),
        where.and([where('from_user_id', '=', otherId), where('to_user_id', '=', userId)])
      ])
    )
    .orderBy(sql`status in ('requested', 'accepted')`, 'desc')
    .orderBy('requested_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
}

/** A row with what the other user has made public. */
export interface ExchangeItemRow extends ExchangeRow {
  other_id: string;
  other_name: string;
  other_avatar_url: string | null;
  other_company: string | null;
}

const boxes = {
  incoming: { mine: 'to_user_id', other: 'from_user_id', status: 'requested' },
  outgoing: { mine: 'from_user_id', other: 'to_user_id', status: 'requested' },
  blocked: { mine: 'to_user_id', other: 'from_user_id', status: 'blocked' }
} as const satisfies Record<ExchangeBox, unknown>;

/** Returns the requests of a user in a box, the last one first. */
export function findBox(
  db: Db,
  userId: string,
  box: ExchangeBox,
  { after, limit }: { after: [requestedAtMs: number, id: string] | undefined; limit: number }
): Promise<ExchangeItemRow[]> {
  const { mine, other, status } = boxes[box];
  return db
    .selectFrom('contact_exchange as e')
    .innerJoin('user_account as other', 'other.id', `e.${other}`)
    .leftJoin('company_member as m', (join) => join.onRef('m.user_id', '=', 'other.id').on('m.is_current', '=', true))
    .leftJoin('company as c', 'c.id', 'm.company_id')
    .where(`e.${mine}`, '=', userId)
    .where('e.status', '=', status)
    .$if(mine === 'to_user_id', (query) => query.where('e.is_withheld', '=', false))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(e.requested_at_ms, e.id) < (${after?.[0] ?? 0}, ${after?.[1] ?? ''})`)
    )
    .selectAll('e')
    .select([
      'other.id as other_id',
      'other.nickname as other_name',
      'other.avatar_url as other_avatar_url',
      'c.name as other_company'
    ])
    .orderBy('e.requested_at_ms', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the number of requests to a user that wait for an answer. */
export async function countWaiting(db: Db, userId: string): Promise<number> {
  return (await waitingCount(db, userId).executeTakeFirstOrThrow()).count;
}

/** Number of requests that wait for the user's answer, as part of another query. */
export function waitingCount(db: Db, userId: string) {
  return db
    .selectFrom('contact_exchange')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('to_user_id', '=', userId)
    .where('is_withheld', '=', false)
    .where('status', '=', 'requested');
}

/** Finds the last request of one user to the other, in any status. */
export function findLastRequest(db: Db | Tx, fromId: string, toId: string): Promise<ExchangeRow | undefined> {
  return db
    .selectFrom('contact_exchange')
    .selectAll()
    .where('from_user_id', '=', fromId)
    .where('to_user_id', '=', toId)
    .orderBy('requested_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns whether the second user has blocked the first one. */
export async function existsBlock(tx: Tx, fromId: string, toId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('contact_exchange')
    .select('id')
    .where('from_user_id', '=', fromId)
    .where('to_user_id', '=', toId)
    .where('status', '=', 'blocked')
    .executeTakeFirst();
  return row !== undefined;
}

/** Shows the recipient a waiting request that was withheld. */
export async function releaseWithheld(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx
    .updateTable('contact_exchange')
    .set({ is_withheld: false })
    .where('from_user_id', '=', fromId)
    .where('to_user_id', '=', toId)
    .where('status', '=', 'requested')
    .execute();
}

export function findByRequestId(db: Db | Tx, userId: string, requestId: string): Promise<ExchangeRow | undefined> {
  return db
    .selectFrom('contact_exchange')
    .selectAll()
    .where('from_user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export async function existsAccepted(db: Db | Tx, userId: string, otherId: string): Promise<boolean> {
  const row = await db
    .selectFrom('contact_exchange')
    .select('id')
    .where(sql`least(from_user_id, to_user_id)`, '=', sql`least(${userId}::text, ${otherId}::text)`)
    .where(sql`greatest(from_user_id, to_user_id)`, '=', sql`greatest(${userId}::text, ${otherId}::text)`)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the card that a user showed last. */
export async function findLastCard(db: Db | Tx, userId: string): Promise<ContactCard | undefined> {
  const row = await db
    .selectFrom('contact_exchange')
    .selectAll()
    .where((where) =>
      where.or([
        where('from_user_id', '=', userId),
        where.and([where('to_user_id', '=', userId), where('to_card', 'is not', null)])
      ])
    )
    .orderBy(sql`greatest(requested_at_ms, coalesce(decided_at_ms, 0))`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && (row.from_user_id === userId ? row.from_card : (row.to_card ?? undefined));
}

export function insertExchange(tx: Tx, row: Insertable<ContactExchangeTable>): Promise<ExchangeRow> {
  return tx.insertInto('contact_exchange').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateExchange(tx: Tx, id: string, changes: Updateable<ContactExchangeTable>): Promise<ExchangeRow> {
  return tx.updateTable('contact_exchange').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Returns requests from before a time that may expire, the oldest first. */
export function findUnanswered(
  db: Db,
  beforeMs: number,
  limit: number
): Promise<Pick<ExchangeRow, 'id' | 'from_user_id' | 'to_user_id'>[]> {
  return db
    .selectFrom('contact_exchange')
    .select(['id', 'from_user_id', 'to_user_id'])
    .where('status', 'in', exchangeTransitions.statesAllowing('expire'))
    .where('requested_at_ms', '<=', beforeMs)
    .orderBy('requested_at_ms')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Finds the current company of a user and their position in it. */
export function findPosition(db: Db | Tx, userId: string): Promise<{ name: string; position: string } | undefined> {
  return db
    .selectFrom('company_member as m')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .where('m.user_id', '=', userId)
    .where('m.is_current', '=', true)
    .select(['c.name', 'm.position'])
    .executeTakeFirst();
}
