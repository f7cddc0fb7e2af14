import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { SessionTrack } from '@contract/expoSession';
import type { Db, Tx } from '../../database/schema';
import type { ExpoSessionTable } from './expoSession.tables';

export type SessionRow = Selectable<ExpoSessionTable>;

/** A session with the number of reservations. */
export interface CountedSessionRow extends SessionRow {
  reserved_count: number;
}

export interface SessionFilter {
  /** Range of the start: from, and before. */
  fromMs?: number;
  beforeMs?: number;
  hall?: number | undefined;
  track?: SessionTrack | undefined;
}

/** Selects sessions with the number of reservations. */
function countedSessions(db: Db | Tx) {
  return db
    .selectFrom('expo_session')
    .selectAll('expo_session')
    .select((eb) =>
      eb
        .selectFrom('expo_reservation')
        .whereRef('session_id', '=', 'expo_session.id')
        .where('cancelled_at_ms', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('reserved_count')
    );
}

/** Returns the sessions of an expo in order of their start. */
export function listSessions(
  db: Db | Tx,
  expoId: string,
  { fromMs, beforeMs, hall, track }: SessionFilter = {}
): Promise<CountedSessionRow[]> {
  return countedSessions(db)
    .where('expo_id', '=', expoId)
    .$if(fromMs !== undefined, (query) => query.where('starts_at_ms', '>=', fromMs ?? 0))
    .$if(beforeMs !== undefined, (query) => query.where('starts_at_ms', '<', beforeMs ?? 0))
    .$if(hall !== undefined, (query) => query.where('hall_number', '=', hall ?? 0))
    .$if(track !== undefined, (query) => query.where('track', '=', track ?? 'visit'))
    .orderBy('starts_at_ms')
    .orderBy('hall_number')
    .orderBy('id')
    .execute();
}

export interface MatchingFilter {
  expoId: string;
  condition: RawBuilder<boolean>;
}

/** Selects the sessions of an expo that take place and satisfy a condition. */
function matchingSessions(db: Db, { expoId, condition }: MatchingFilter) {
  return db
    .selectFrom('expo_session')
    .where('expo_id', '=', expoId)
    .where('cancel_reason', 'is', null)
    .where(condition);
}

/** Returns a window of matching sessions in order of their start. */
export function findMatching(
  db: Db,
  filter: MatchingFilter,
  { after, limit }: { after: [startsAtMs: number, id: string] | undefined; limit: number }
): Promise<SessionRow[]> {
  let rows = matchingSessions(db, filter).selectAll();
  if (after !== undefined) {
    rows = rows.where(sql<boolean>`(starts_at_ms, id) > (${after[0]}::bigint, ${after[1]}::text)`);
  }
  return rows.orderBy('starts_at_ms').orderBy('id').limit(limit).execute();
}

/** Counts matching sessions; stops at `most`. */
export async function countMatching(db: Db, filter: MatchingFilter, most: number): Promise<number> {
  const row = await db
    .selectFrom(matchingSessions(db, filter).select('id').limit(most).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export function findSession(db: Db | Tx, id: string): Promise<CountedSessionRow | undefined> {
  return countedSessions(db).where('expo_session.id', '=', id).executeTakeFirst();
}

/** Serializes reservations and changes of a session: each sees the result of the one before. */
export async function lockSession(tx: Tx, id: string): Promise<CountedSessionRow | undefined> {
  // Two statements: the count of the locking one would be that of before the wait.
  const locked = await tx.selectFrom('expo_session').where('id', '=', id).select('id').forUpdate().executeTakeFirst();
  return locked && findSession(tx, id);
}

export async function insertSession(tx: Tx, row: Insertable<ExpoSessionTable>): Promise<void> {
  await tx.insertInto('expo_session').values(row).execute();
}

export async function updateSession(tx: Tx, id: string, changes: Updateable<ExpoSessionTable>): Promise<void> {
  await tx
    .updateTable('expo_session')
    .set({ ...changes, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}
