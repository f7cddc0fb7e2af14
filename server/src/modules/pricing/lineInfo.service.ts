import type { PriceLineInfo } from '@contract/lineInfo';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { listByGrade } from '../listing/listing.service';
import { listNews } from '../news/news.service';
import { getLine } from './market.service';

/** So many of each kind stand on the page of a line; the rest is a tap away. */
const RELATED_LIMIT = 3;

/** A line with what is traded of its grade, of other grades, and written of its variety, newest first. Throws NOT_FOUND. */
export async function getLineInfo(
  db: Db,
  lineId: string,
  viewer: Member | null,
  nowMs: number
): Promise<PriceLineInfo> {
  const detail = await getLine(db, lineId, viewer, nowMs);
  const { varietyId, gradeName } = detail.line;
  const [traded, news] = await Promise.all([
    listByGrade(db, viewer, { varietyId, gradeName }, { limit: RELATED_LIMIT, nowMs }),
    listNews(db, { varietyId, limit: RELATED_LIMIT }, { member: null, isPersonalised: false, nowMs })
  ]);
  return { ...detail, ...traded, news: news.items };
}
