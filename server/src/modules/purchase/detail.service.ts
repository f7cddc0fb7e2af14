import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { PurchaseBrief } from '@contract/listing';
import type { PurchaseDetail, PurchaseRole } from '@contract/purchase';
import { shanghaiDay } from '@rules/shanghaiTime';
import { pipelined } from '../../database/connect';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { recordFootprint } from '../browsingHistory/footprint.service';
import type { Viewer } from '../listing/audience';
import { viewerOf } from '../listing/audience.service';
import { purchasePresenter } from '../listing/listing.presenter';
import { findMarketPriceRange } from '../pricing/priceRange.service';
import { regionOf } from '../region/region.service';
import { isPurchaseVisibleTo, requireVisible, traderOf, type Trader } from './audience.service';
import {
  incrementFavourites,
  recordView,
  deleteFavourite,
  favouriteCount,
  findFavourites,
  insertFavourite,
  isFavourite
} from './engagement.repository';
import { findPurchaseSnapshot } from '../listing/publicSnapshot.service';
import { purchaseQuotations } from './purchaseQuotations';
import { isBuyer, getPublicPurchase, requestedGramsOf, type PublicPurchaseRow } from './quotedPurchase.service';

const DEFAULT_LIMIT = 20;
const FavouriteCursor = Type.Tuple([CursorTime, CursorId]);

interface ViewContext {
  row: PublicPurchaseRow;
  trader: Trader | null;
  isOwner: boolean;
}

/** One request as the reader may see it; counts a view of others and leaves their footprint. Throws NOT_FOUND, FORBIDDEN for who is not of its audience. */
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

/** Marks or unmarks; twice is once. Throws NOT_FOUND, FORBIDDEN. */
export async function setPurchaseFavourite(
  db: Db,
  member: Member,
  { id, on }: { id: string; on: boolean },
  nowMs: number
): Promise<{ favouriteCount: number }> {
  await loadViewContext(db, member, id, nowMs);
  return db.transaction().execute(async (tx) => {
    const isChanged = on ? await insertFavourite(tx, member.id, id, nowMs) : await deleteFavourite(tx, member.id, id);
    const change = on ? 1 : -1;
    return { favouriteCount: await incrementFavourites(tx, id, isChanged ? change : 0) };
  });
}

/** What the person marked, the last marked first; also what takes no quotations any more. */
export async function listFavouritePurchases(
  db: Db,
  member: Member,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string; limit?: number }
): Promise<Page<PurchaseBrief>> {
  const after = decodeCursor(cursor, FavouriteCursor);
  const viewer = await viewerOf(db, member);
  const rows = await findFavourites(db, member.id, { viewer, after, limit: limit + 1 });
  return pageOf(rows, limit, (row) => [row.marked_at_ms, row.id], await purchasePresenter(db, rows));
}

/** How many of the requests that the person marked are for their eyes; a part of another query. */
export function favouritePurchaseCount(db: Db, userId: string, viewer: Viewer) {
  return favouriteCount(db, userId, viewer);
}

async function loadViewContext(db: Db, viewer: Member | null, id: string, nowMs: number): Promise<ViewContext> {
  const row = await getPublicPurchase(db, id);
  const trader = viewer === null ? null : await traderOf(db, viewer);
  // Who has quoted goes on reading what they quoted on, whomever it is for by now.
  const hasQuoted =
    viewer !== null &&
    !isPurchaseVisibleTo(row, trader) &&
    (await purchaseQuotations.use.findOwn(db, viewer.id, id, nowMs)) !== undefined;
  if (!hasQuoted) requireVisible(row, trader);
  return { row, trader, isOwner: viewer !== null && (await isBuyer(db, viewer.id, row)) };
}

/** An anonymous buyer is told to themself and to whose quotation was accepted, to nobody else. */
async function loadBrief(db: Db, id: string, isNamed: boolean): Promise<PurchaseBrief> {
  const listed = await findPurchaseSnapshot(db, id);
  if (listed === undefined) throw new AppError('NOT_FOUND');
  return (await purchasePresenter(db, [listed]))(isNamed ? { ...listed, is_anonymous: false } : listed);
}

function roleOf({ trader, isOwner }: ViewContext, hasQuoted: boolean): PurchaseRole {
  if (isOwner) return 'owner';
  const isTrusted = trader !== null && (trader.isPersonVerified || trader.isOfVerifiedCompany);
  return isTrusted || hasQuoted ? 'supplier' : 'visitor';
}
