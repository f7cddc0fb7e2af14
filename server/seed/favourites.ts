import { DAY_MS } from '@rules/duration';
import type { Tx } from '../src/database/schema';
import { random } from './random';

/** Number of favourites of each side: most users have few, demo users some. */
const FAVOURITE_COUNTS = { supplies: 6, purchases: 3 };
const DEMO_USER_IDS = ['user-qin', 'user-he', 'user-liang', 'user-wu', 'user-lu'];

/** Inserts favourites with their counters. Needs `seedListings`. */
export async function seedFavourites(tx: Tx, clock: { now: Date }): Promise<void> {
  const nowMs = clock.now.getTime();
  const people = await tx.selectFrom('user_account').select('id').where('id', 'like', 'user-%').orderBy('id').execute();
  const supplies = await findPublished(tx, 'supply');
  const purchases = await findPublished(tx, 'purchase');
  const favouritesOf = (listings: readonly Listing[], side: keyof typeof FAVOURITE_COUNTS) =>
    people.flatMap(({ id }) => {
      const source = random(`${side} marked by ${id}`);
      const count = DEMO_USER_IDS.includes(id) ? FAVOURITE_COUNTS[side] : source.integer(0, FAVOURITE_COUNTS[side] - 2);
      const chosen = new Set(Array.from({ length: count }, () => source.integer(0, listings.length - 1)));
      return [...chosen].flatMap((index) => {
        const listing = listings[index];
        if (listing === undefined || listing.owner_user_id === id) return [];
        const sinceMs = Math.max(listing.published_at_ms ?? nowMs, nowMs - 20 * DAY_MS);
        return [{ user_id: id, listing: listing.id, marked_at_ms: Math.round(source.between(sinceMs, nowMs)) }];
      });
    });
  await tx
    .insertInto('supply_favourite')
    .values(
      favouritesOf(supplies, 'supplies').map(({ listing, ...favourite }) => ({ ...favourite, supply_id: listing }))
    )
    .execute();
  await tx
    .insertInto('purchase_favourite')
    .values(
      favouritesOf(purchases, 'purchases').map(({ listing, ...favourite }) => ({ ...favourite, purchase_id: listing }))
    )
    .execute();
  await tx
    .updateTable('supply')
    .set((eb) => ({
      favourites: eb
        .selectFrom('supply_favourite')
        .whereRef('supply_id', '=', 'supply.id')
        .select((of) => of.fn.countAll<number>().as('count'))
    }))
    .where('public_status', 'is not', null)
    .execute();
  await tx
    .updateTable('purchase')
    .set((eb) => ({
      favourites: eb
        .selectFrom('purchase_favourite')
        .whereRef('purchase_id', '=', 'purchase.id')
        .select((of) => of.fn.countAll<number>().as('count'))
    }))
    .where('public_status', 'is not', null)
    .execute();
}

interface Listing {
  id: string;
  owner_user_id: string | null;
  published_at_ms: number | null;
}

function findPublished(tx: Tx, table: 'supply' | 'purchase'): Promise<Listing[]> {
  return tx
    .selectFrom(table)
    .select(['id', 'owner_user_id', 'published_at_ms'])
    .where('public_status', '=', 'published')
    .orderBy('id')
    .execute();
}
