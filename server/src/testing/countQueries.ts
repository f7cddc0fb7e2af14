import type { KyselyPlugin } from 'kysely';
import { shareConnection } from '../database/connect';
import type { Db } from '../database/schema';

/** Returns a handle of the same database, and how many queries it was given so far. */
export function countQueries(db: Db): { db: Db; count: () => number } {
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result)
  };
  return { db: shareConnection(db, db.withPlugin(counting)), count: () => queries };
}
