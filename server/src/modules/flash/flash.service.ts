import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { Flash } from '@contract/flash';
import type { Db } from '../../database/schema';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import { findFlashes, type FlashRow } from './flash.repository';

const DEFAULT_LIMIT = 20;

const FlashCursor = Type.Tuple([CursorTime, CursorId]);

/** Newest first. */
export async function listFlashes(
  db: Db,
  query: { cursor?: string; limit?: number },
  nowMs: number
): Promise<Page<Flash>> {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const after = decodeCursor(query.cursor, FlashCursor);
  const rows = await findFlashes(db, { nowMs, after, limit: limit + 1 });
  return pageOf(rows, limit, (row) => [row.published_at_ms, row.id], presentFlash);
}

function presentFlash(row: FlashRow): Flash {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    importance: row.importance,
    varietyIds: row.variety_ids,
    source: row.source,
    publishedAtMs: row.published_at_ms
  };
}
