import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { PurchaseBrief } from '@contract/listing';
import type { PurchaseDetail, PurchaseRole } from '@contract/purchase';
import { shanghaiDay } from '../../clock/shanghaiDay';
import { pipelined } from '../../database/connect';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { leaveFootprint } from '../footprint/footprint.service';
import type { Eyes } from '../listing/audience';
import { eyesOf } from '../listing/audience.service';
import { purchasePresenter } from '../listing/listing.presenter';
import { marketBand } from '../market/band.service';
import { obstacleOf } from '../quotation/quoter.service';
import { statusAt } from '../quotation/quotation.presenter';
import { ownOf } from '../quotation/reading.service';
import { regionOf } from '../region/region.service';
import { isForReader, requireReader, traderOf, type Trader } from './audience.service';
import {
  addFavourites,
  countView,
  deleteFavourite,
  favouriteCount,
  findFavourites,
  insertFavourite,
  isFavourite
} from './mark.repository';
import { findPublic } from './projection.repository';
import { isBuyer, publicPurchase, wantedGramsOf, type PublicPurchaseRow } from './quoting.service';

const DEFAULT_LIMIT = 20;
const MarkCursor = Type.Tuple([CursorTime, CursorId]);

interface Seen {
  row: PublicPurchaseRow;
  trader: Trader | null;
  isOwner: boolean;
}

/** One request as the reader may see it; counts a view of others and leaves their footprint. Throws NOT_FOUND, FORBIDDEN for who is not of its audience. */
export async function purchaseDetail(
  db: Db,
  reader: Member | null,
  id: string,
  nowMs: number
): Promise<PurchaseDetail> {
  const seen = await see(db, reader, id);
  const { row, trader, isOwner } = seen;
  if (reader !== null && !isOwner) {
    await countView(db, { purchaseId: id, userId: reader.id, day: shanghaiDay(new Date(nowMs)) });
    await leaveFootprint(db, reader, { kind: 'purchase', targetId: id, title: row.public_fields.title }, nowMs);
  }
  const own = reader === null ? undefined : await ownOf(db, reader.id, id);
  const isNamed = isOwner || own?.status === 'accepted';
  const fields = row.public_fields;
  const [brief, obstacle, market, isMarked] = await pipelined(db, (one) =>
    Promise.all([
      briefOf(one, id, isNamed),
      obstacleOf(one, row, trader, nowMs),
      marketBand(one, fields),
      reader === null ? false : isFavourite(one, reader.id, id)
    ])
  );
  return {
    ...brief,
    status: row.public_status ?? 'published',
    gradeId: fields.gradeId,
    specText: fields.specText,
    originPreference: fields.originCodes.flatMap((code) => regionOf(code) ?? []),
    quantityGrams: wantedGramsOf(row),
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
    role: roleOf(seen, own !== undefined),
    obstacle,
    myQuotation: own === undefined ? null : { id: own.id, status: statusAt(own, nowMs) },
    favouriteCount: row.favourites,
    isFavourite: isMarked,
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
  await see(db, member, id);
  return db.transaction().execute(async (tx) => {
    const isChanged = on ? await insertFavourite(tx, member.id, id, nowMs) : await deleteFavourite(tx, member.id, id);
    const change = on ? 1 : -1;
    return { favouriteCount: await addFavourites(tx, id, isChanged ? change : 0) };
  });
}

/** What the person marked, the last marked first; also what takes no quotations any more. */
export async function listFavouritePurchases(
  db: Db,
  member: Member,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string; limit?: number }
): Promise<Page<PurchaseBrief>> {
  const after = decodeCursor(cursor, MarkCursor);
  const eyes = await eyesOf(db, member);
  const rows = await findFavourites(db, member.id, { eyes, after, limit: limit + 1 });
  return pageOf(rows, limit, (row) => [row.marked_at_ms, row.id], await purchasePresenter(db, rows));
}

/** How many of the requests that the person marked are for their eyes; a part of another query. */
export function favouritePurchaseCount(db: Db, userId: string, eyes: Eyes) {
  return favouriteCount(db, userId, eyes);
}

async function see(db: Db, reader: Member | null, id: string): Promise<Seen> {
  const row = await publicPurchase(db, id);
  const trader = reader === null ? null : await traderOf(db, reader);
  // Who has quoted goes on reading what they quoted on, whomever it is for by now.
  const hasQuoted = reader !== null && !isForReader(row, trader) && (await ownOf(db, reader.id, id)) !== undefined;
  if (!hasQuoted) requireReader(row, trader);
  return { row, trader, isOwner: reader !== null && (await isBuyer(db, reader.id, row)) };
}

/** An anonymous buyer is told to themself and to whose quotation was accepted, to nobody else. */
async function briefOf(db: Db, id: string, isNamed: boolean): Promise<PurchaseBrief> {
  const listed = await findPublic(db, id);
  if (listed === undefined) throw new AppError('NOT_FOUND');
  return (await purchasePresenter(db, [listed]))(isNamed ? { ...listed, is_anonymous: false } : listed);
}

function roleOf({ trader, isOwner }: Seen, hasQuoted: boolean): PurchaseRole {
  if (isOwner) return 'owner';
  const isTrusted = trader !== null && (trader.isPersonVerified || trader.isOfVerifiedCompany);
  return isTrusted || hasQuoted ? 'supplier' : 'visitor';
}
