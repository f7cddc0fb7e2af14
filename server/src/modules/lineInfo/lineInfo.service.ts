import type { PriceLineInfo } from '@contract/lineInfo';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { countOpenListings, listByGrade } from '../listing/listing.service';
import { listNews } from '../news/news.service';
import { getLine } from '../pricing/market.service';

/** Number of listings and articles of each kind on the page of a line. */
const RELATED_LIMIT = 3;

/**
 * Returns a line with the listings of its grade and of other grades, and news of its variety, newest first.
 * @throws AppError NOT_FOUND for an unknown line
 */
export async function getLineInfo(
  db: Db,
  lineId: string,
  viewer: Member | null,
  nowMs: number
): Promise<PriceLineInfo> {
  const detail = await getLine(db, lineId, viewer, nowMs);
  const { varietyId, gradeName } = detail.line;
  const [counts, listings, news] = await Promise.all([
    countOpenListings(db, viewer, { varietyId, gradeName }, nowMs),
    listByGrade(db, viewer, { varietyId, gradeName }, { limit: RELATED_LIMIT, nowMs }),
    listNews(db, { varietyId, limit: RELATED_LIMIT }, { member: null, isPersonalised: false, nowMs })
  ]);
  return {
    ...detail,
    supplyCount: counts.supplies,
    purchaseCount: counts.purchases,
    gradeSupplyCount: counts.gradeSupplies,
    gradePurchaseCount: counts.gradePurchases,
    ...listings,
    news: news.items
  };
}
