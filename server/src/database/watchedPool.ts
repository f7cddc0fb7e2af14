import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { statementName } from './preparedQuery';
import { isNotingReads, noteReads, subjectsOfWrite, type TableVersions } from './tableVersions';

/** Connection whose queries are watched for what they read and write. */
export type Watched = (client: pg.PoolClient) => PostgresPoolClient;

/**
 * Returns a function that watches the queries of a connection. What a transaction wrote counts as changed when it is
 * committed, before who asked for that learns of it; also when the connection broke meanwhile, as it is unknown then.
 */
export function watching(versions: TableVersions): Watched {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return (client) => {
    const before = known.get(client);
    if (before !== undefined) return before;
    const watched = watch(client, versions);
    known.set(client, watched);
    return watched;
  };
}

export function watchedPool(pool: pg.Pool, watched: Watched): PostgresPool {
  return { connect: async () => watched(await pool.connect()), end: () => pool.end() };
}

function watch(client: pg.PoolClient, versions: TableVersions): PostgresPoolClient {
  /** Null outside of a transaction. */
  let written: Set<string> | null = null;

  const query = async (text: string, values: readonly unknown[]) => {
    if (isNotingReads()) noteReads(versions.tablesIn(text));
    if (text === 'begin' || text.startsWith('start transaction')) written = new Set();
    if (text === 'commit' || text === 'rollback') {
      const subjects = written ?? new Set<string>();
      written = null;
      return client.query(text).finally(() => text === 'commit' && subjects.size > 0 && versions.change(subjects));
    }
    const subjects = subjectsOfWrite(versions.tablesWrittenBy(text));
    if (subjects.length === 0) {
      const name = statementName(text);
      return client.query({ text, values: [...values], ...(name !== undefined && { name }) });
    }
    const transaction = written;
    return client.query(text, [...values]).finally(() => {
      if (transaction === null) versions.change(subjects);
      else subjects.forEach((subject) => transaction.add(subject));
    });
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}
