import type { Db, Tx } from '../../database/schema';
import type { KnownPlaceTable } from './credentials.tables';

type Kind = KnownPlaceTable['kind'];

/** Returns which kinds of these digests the user has logged in from. */
export async function findKnownKinds(db: Db | Tx, userId: string, digests: readonly string[]): Promise<Kind[]> {
  const rows = await db
    .selectFrom('known_place')
    .select('kind')
    .where('user_id', '=', userId)
    .where('digest', 'in', digests)
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Stores an origin, and keeps the `most` of its kind that were seen last. */
export async function saveKnownOrigin(
  db: Db | Tx,
  origin: { userId: string; kind: Kind; digest: string; nowMs: number },
  most: number
): Promise<void> {
  const { userId, kind, digest, nowMs } = origin;
  await db
    .insertInto('known_place')
    .values({ user_id: userId, kind, digest, seen_at_ms: nowMs })
    .onConflict((conflict) => conflict.columns(['user_id', 'digest']).doUpdateSet({ seen_at_ms: nowMs }))
    .execute();
  await db
    .deleteFrom('known_place')
    .where('user_id', '=', userId)
    .where('digest', 'in', (eb) =>
      eb
        .selectFrom('known_place')
        .select('digest')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .orderBy('seen_at_ms', 'desc')
        .offset(most)
    )
    .execute();
}
