import type { PurchaseBrief, SupplyBrief } from '@contract/listing';
import type { Db } from '../../database/schema';
import { viewerOf } from './audience';
import { presentSupply, purchasePresenter } from './listing.presenter';
import { findPurchases, findSupplies, type ListingSearch } from './listing.repository';

/** Recommends open supplies: the newest of each variety in turn, then the newest of all. */
export async function recommendSupplies(
  db: Db,
  varietyIds: readonly string[],
  limit: number,
  nowMs: number
): Promise<SupplyBrief[]> {
  return (await recommend((search) => findSupplies(db, search), varietyIds, limit, nowMs)).map(presentSupply);
}

/** Recommends open purchase requests that the viewer may see, in the same way. */
export async function recommendPurchases(
  db: Db,
  user: { id: string } | null,
  varietyIds: readonly string[],
  limit: number,
  nowMs: number
): Promise<PurchaseBrief[]> {
  const viewer = await viewerOf(db, user);
  const rows = await recommend((search) => findPurchases(db, { ...search, viewer }), varietyIds, limit, nowMs);
  return rows.map(await purchasePresenter(db, rows));
}

/** One short index scan per variety; only the first `limit` varieties count. */
async function recommend<Row extends { id: string; rank: number }>(
  find: (search: ListingSearch) => Promise<Row[]>,
  varietyIds: readonly string[],
  limit: number,
  nowMs: number
): Promise<Row[]> {
  const search = { certifiedOnly: false, sort: 'newest' as const, after: undefined, limit, nowMs };
  const [newest, ...rowsByVariety] = await Promise.all([
    find(search),
    ...varietyIds.slice(0, limit).map((varietyId) => find({ ...search, varietyId }))
  ]);
  const interleaved = Array.from({ length: limit }, (_, index) =>
    rowsByVariety.flatMap((rows) => rows[index] ?? [])
  ).flat();
  const rows = new Map([...interleaved, ...newest].map((row) => [row.id, row]));
  return [...rows.values()].slice(0, limit);
}
