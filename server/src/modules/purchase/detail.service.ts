import type { PurchaseBrief } from '@contract/listing';
import type { PurchaseDetail, PurchaseRole } from '@contract/purchase';
import { shanghaiDay } from '@rules/shanghaiTime';
import { pipelined } from '../../database/connect';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { recordFootprint } from '../browsingHistory/footprint.service';
import { getPurchasesByIds } from '../listing/listing.service';
import { findMarketPriceRange } from '../pricing/priceRange.service';
import { regionOf } from '../region/region.service';
import { isPurchaseVisibleTo, requireVisible, type Trader, traderOf } from './audience.service';
import { isFavourite, recordView } from './engagement.repository';
import type { PublicPurchaseRow } from './purchase.tables';
import { purchaseQuotations } from './purchaseQuotations';
import { getPublicPurchase, isBuyer, requestedGramsOf } from './quotationPurchase.service';

interface ViewContext {
  row: PublicPurchaseRow;
  trader: Trader | null;
  isOwner: boolean;
}

/**
 * Returns the published version as the viewer may see it. Records a view, once a day for each viewer other than its own
 * people, and their browsing history.
 * @throws AppError NOT_FOUND without a published version, FORBIDDEN for a viewer outside of the audience
 */
export async function getPurchaseDetail(
  db: Db,
  viewer: Member | null,
  id: string,
  nowMs: number
): Promise<PurchaseDetail> {
  const context = await loadViewContext(db, viewer, id, nowMs);
  const { row, trader, isOwner } = context;
  if (viewer !== null && !isOwner) {
    await recordView(db, { purchaseId: id, userId: viewer.id, day: shanghaiDay(nowMs) });
    await recordFootprint(db, viewer, { kind: 'purchase', targetId: id, title: row.public_fields.title }, nowMs);
  }
  const own = viewer === null ? undefined : await purchaseQuotations.use.findOwn(db, viewer.id, id, nowMs);
  const isNamed = isOwner || own?.status === 'accepted';
  const fields = row.public_fields;
  const [brief, obstacle, market, isMarkedFavourite] = await pipelined(db, (connection) =>
    Promise.all([
      loadBrief(connection, id, isNamed),
      purchaseQuotations.use.obstacleToday(connection, row, trader, nowMs),
      findMarketPriceRange(connection, fields),
      viewer === null ? false : isFavourite(connection, viewer.id, id)
    ])
  );
  return {
    ...brief,
    status: row.public_status ?? 'published',
    gradeId: fields.gradeId,
    specText: fields.specText,
    originPreference: fields.originCodes.flatMap((code) => regionOf(code) ?? []),
    quantityGrams: requestedGramsOf(row),
    gramsPerPack: fields.gramsPerPack,
    taxInvoice: fields.taxInvoice ?? 'none',
    needBy: fields.needBy ?? '',
    frequency: fields.frequency ?? 'once',
    payTerm: fields.payTerm ?? 'other',
    attachments: fields.attachments,
    audience: fields.audience,
    publishedAtMs: row.published_at_ms ?? 0,
    buyerCompanyId: brief.buyer?.companyId ?? null,
    isAnonymous: fields.isAnonymous,
    deliveryRegion: fields.deliveryCode === null ? null : regionOf(fields.deliveryCode),
    role: roleOf(context, own !== undefined),
    obstacle,
    myQuotation: own ?? null,
    favouriteCount: row.favourites,
    isFavourite: isMarkedFavourite,
    market,
    dealtGrams: row.dealt_grams
  };
}

/**
 * Loads a published request for a viewer.
 * @throws AppError NOT_FOUND without a published version, FORBIDDEN outside of the audience, with what would give
 * access
 */
export async function loadViewContext(db: Db, viewer: Member | null, id: string, nowMs: number): Promise<ViewContext> {
  const row = await getPublicPurchase(db, id);
  const trader = viewer === null ? null : await traderOf(db, viewer);
  // A supplier who has quoted keeps access when the audience changes.
  const hasQuoted =
    viewer !== null &&
    !isPurchaseVisibleTo(row, trader) &&
    (await purchaseQuotations.use.findOwn(db, viewer.id, id, nowMs)) !== undefined;
  if (!hasQuoted) requireVisible(row, trader);
  return { row, trader, isOwner: viewer !== null && (await isBuyer(db, viewer.id, row)) };
}

/** `isNamed` names an anonymous buyer: for themselves, and for the supplier of an accepted quotation. */
async function loadBrief(db: Db, id: string, isNamed: boolean): Promise<PurchaseBrief> {
  const [brief] = await getPurchasesByIds(db, [id], { isNamed });
  if (brief === undefined) throw new AppError('NOT_FOUND');
  return brief;
}

function roleOf({ trader, isOwner }: ViewContext, hasQuoted: boolean): PurchaseRole {
  if (isOwner) return 'owner';
  const isTrusted = trader !== null && (trader.isPersonVerified || trader.isOfVerifiedCompany);
  return isTrusted || hasQuoted ? 'supplier' : 'visitor';
}
