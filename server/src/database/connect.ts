import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Db, Tx } from './schema';
import { TableVersions } from './tableVersions';
import { type Watched, watchedPool, watching } from './watchedPool';

/**
 * int8 becomes a number (epoch ms, fen and counts stay below 2^53) and `date` stays the text YYYY-MM-DD:
 * the driver would make a Date of it in the zone of the machine, which is a day off for half of the world.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return Number;
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
  }
};

/** Every query here is one of milliseconds: starting workers and compiling expressions take longer than they save. */
const SHORT_QUERIES = '-c jit=off -c max_parallel_workers_per_gather=0';

export interface Connection {
  db: Db;
  /** Returns the address now. */
  url: () => string;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

/**
 * Opens a pool on a PostgreSQL address, or on one that may change: each new connection asks for it. When a connection
 * breaks, its queries fail, which calls report as UNAVAILABLE, and it is replaced.
 */
export function connect(url: string | (() => string), options: { maxConnections?: number } = {}): Connection {
  const currentUrl = typeof url === 'string' ? () => url : url;
  const pool = new pg.Pool({
    Client: class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, connectionString: currentUrl() });
        // The event is emitted whether or not a query waits for it, and an error event without a listener ends the
        // process.
        this.on('error', () => undefined);
      }
    },
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    application_name: 'xiangshi',
    options: SHORT_QUERIES,
    types,
    // For `pipelined`; everything else has a connection to itself and sends one query at a time.
    pipeline: true
  });
  pool.on('error', () => undefined);
  const versions = new TableVersions();
  const watched = watching(versions);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: watchedPool(pool, watched) }) });
  opened.set(db, { pool, versions, watched });
  return { db, url: currentUrl, close: () => db.destroy() };
}

interface Opened {
  pool: pg.Pool;
  versions: TableVersions;
  watched: Watched;
}

const opened = new WeakMap<Db, Opened>();

function openedAs(db: Db): Opened {
  const found = opened.get(db);
  if (found === undefined) throw new Error('the database was not opened by connect()');
  return found;
}

/** Makes another handle of an open database known as such. */
export function shareConnection<T extends Db>(db: Db, other: T): T {
  const found = opened.get(db);
  if (found !== undefined) opened.set(other, found);
  return other;
}

/**
 * Returns which tables have changed, as this process knows it.
 * @throws Error for a handle that was not opened by `connect`
 */
export function versionsOf(db: Db): TableVersions {
  return openedAs(db).versions;
}

/** Connections of a pool: open, thereof idle, the maximum, and queries that wait for one. */
export interface PoolUse {
  total: number;
  idle: number;
  max: number;
  waiting: number;
}

/**
 * Returns how far the pool of a database is used now.
 * @throws Error for a handle that was not opened by `connect`
 */
export function poolUse(db: Db): PoolUse {
  const { totalCount, idleCount, waitingCount, options } = openedAs(db).pool;
  return { total: totalCount, idle: idleCount, max: options.max, waiting: waitingCount };
}

/**
 * Sends all reads of one response over one connection without waiting for each other. Parallel requests then share the
 * pool with one connection each, where a response of twelve queries would take the whole pool and wake twelve
 * processes. For reads that do not depend on each other: they are no transaction.
 */
export async function pipelined<T>(db: Db, read: (connection: Db) => Promise<T>): Promise<T> {
  const { pool, watched } = openedAs(db);
  const client = await pool.connect();
  try {
    const shared = { query: watched(client).query, release: () => undefined };
    const singleConnectionPool = { connect: () => Promise.resolve(shared), end: () => Promise.resolve() };
    return await read(new Kysely<Database>({ dialect: new PostgresDialect({ pool: singleConnectionPool }) }));
  } finally {
    client.release();
  }
}

/**
 * Runs dependent reads on one snapshot of the database, whatever other transactions write meanwhile: a revision and the
 * content under it belong together.
 */
export function withSnapshot<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
