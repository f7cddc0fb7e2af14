import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { LinkTarget } from '@contract/deepLink';
import type { Footprint, FootprintKind, Visit } from '@contract/footprint';
import { DAY_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import {
  countSince,
  deleteFootprints,
  deleteOlderThan,
  findFootprints,
  type FootprintRow,
  insertEarlierFootprints,
  upsertFootprint
} from './footprint.repository';

const DEFAULT_LIMIT = 20;
const RETENTION_MS = 90 * DAY_MS;

const FootprintCursor = Type.Tuple([CursorTime, CursorId]);

/** Records a member's view; the views of a visitor stay on their device until a login. */
export async function recordFootprint(
  db: Db,
  viewer: Member | null,
  seen: { kind: FootprintKind; targetId: string; title: string },
  nowMs: number
): Promise<void> {
  if (viewer === null) return;
  const { kind, targetId, title } = seen;
  await upsertFootprint(db, { user_id: viewer.id, kind, target_id: targetId, title, seen_at_ms: nowMs });
}

/**
 * Adds the views from before the login. Existing entries keep their title and the later of both times. Only their user
 * ever sees them, so titles may come from the device.
 */
export async function importGuestFootprints(db: Db, member: Member, visits: Visit[], nowMs: number): Promise<void> {
  // The latest per target: a device may report a target twice.
  const latest = new Map<string, Visit>();
  for (const visit of visits) {
    const key = `${visit.kind}:${visit.targetId}`;
    if (visit.seenAtMs > (latest.get(key)?.seenAtMs ?? nowMs - RETENTION_MS)) latest.set(key, visit);
  }
  const rows = [...latest.values()].map(({ kind, targetId, title, seenAtMs }) => ({
    user_id: member.id,
    kind,
    target_id: targetId,
    title,
    // The clock of a device may be ahead.
    seen_at_ms: Math.min(seenAtMs, nowMs)
  }));
  if (rows.length > 0) await insertEarlierFootprints(db, rows);
}

/** Returns the member's views of the last 90 days, the latest first. */
export async function listFootprints(
  db: Db,
  viewer: Member,
  query: { cursor?: string; limit?: number },
  nowMs: number
): Promise<Page<Footprint>> {
  const { limit = DEFAULT_LIMIT } = query;
  const after = decodeCursor(query.cursor, FootprintCursor);
  const rows = await findFootprints(db, viewer.id, { sinceMs: nowMs - RETENTION_MS, after, limit: limit + 1 });
  return pageOf(rows, limit, (row) => [row.seen_at_ms, row.target_id], presentFootprint);
}

/** Number of entries, as part of another query. */
export function countFootprints(db: Db, userId: string, nowMs: number) {
  return countSince(db, userId, nowMs - RETENTION_MS);
}

export async function clearFootprints(db: Db, member: Member): Promise<void> {
  await deleteFootprints(db, member.id);
}

export async function purgeFootprints(db: Db, nowMs: number): Promise<void> {
  await deleteOlderThan(db, nowMs - RETENTION_MS);
}

const linkTargets: Record<FootprintKind, (id: string) => LinkTarget> = {
  line: (lineId) => ({ type: 'jumpMini', route: 'market.info', params: { lineId } }),
  news: (id) => ({ type: 'jumpMini', route: 'news.detail', params: { id } }),
  flash: (id) => ({ type: 'jumpMini', route: 'quickNews.detail', params: { id } }),
  supply: (id) => ({ type: 'jumpMini', route: 'supply.info', params: { id } }),
  purchase: (id) => ({ type: 'jumpMini', route: 'purchase.info', params: { id } })
};

function presentFootprint({ kind, target_id, title, seen_at_ms }: FootprintRow): Footprint {
  return { id: `${kind}:${target_id}`, kind, title, jump: linkTargets[kind](target_id), seenAtMs: seen_at_ms };
}
