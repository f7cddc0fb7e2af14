import type { PriceLineInfo } from '@contract/lineInfo';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { listPurchases, listSupplies } from '../listing/listing.service';
import { listNews } from '../news/news.service';
import { readLine } from './market.service';

/** So many of each kind stand on the page of a line; the rest is a tap away. */
const RELATED_LIMIT = 3;

/** A line with what is traded and written of its variety, newest first. Throws NOT_FOUND. */
export async function readLineInfo(
  db: Db,
  lineId: string,
  reader: Member | null,
  nowMs: number
): Promise<PriceLineInfo> {
  const detail = await readLine(db, lineId, reader, nowMs);
  const query = { varietyId: detail.line.varietyId, limit: RELATED_LIMIT };
  const [supplies, purchases, news] = await Promise.all([
    listSupplies(db, query, nowMs),
    listPurchases(db, reader, query, nowMs),
    listNews(db, query, { member: null, isPersonalised: false, nowMs })
  ]);
  return { ...detail, supplies: supplies.items, purchases: purchases.items, news: news.items };
}
