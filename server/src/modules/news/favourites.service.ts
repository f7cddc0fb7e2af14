import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { NewsBrief } from '@contract/news';
import type { Db } from '../../database/schema';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { presentBrief } from './news.presenter';
import { findFavourites } from './newsEngagement.repository';

const DEFAULT_LIMIT = 10;

const FavouriteCursor = Type.Tuple([CursorTime, CursorId]);

/** Returns the viewer's favourite articles, the last added first. */
export async function listFavourites(
  db: Db,
  member: Member,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string; limit?: number },
  nowMs: number
): Promise<Page<NewsBrief>> {
  const after = decodeCursor(cursor, FavouriteCursor);
  const rows = await findFavourites(db, member.id, { after, limit: limit + 1, nowMs });
  return pageOf(rows, limit, (row) => [row.marked_at_ms, row.id], presentBrief);
}
