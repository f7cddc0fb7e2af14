import type { SupplyDetail } from '@contract/supply';
import type { SupplyFields } from '@contract/supplyFields';
import { listedPricePosition } from '@rules/listedPriceVerdict';
import { shanghaiDay } from '@rules/shanghaiTime';
import { pipelined } from '../../database/connect';
import type { Db } from '../../database/schema';
import { noteReads } from '../../database/tableVersions';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { RecentVisits } from '../../http/recentVisits';
import type { FileStorage } from '../../providers/fileStorage';
import { recordFootprint } from '../browsingHistory/footprint.service';
import { getCompanyLogo } from '../company/company.service';
import { getSuppliesByIds, listRelatedSupplies } from '../listing/listing.service';
import { ownerOf, roleOf } from '../listing/tradeParty.service';
import { findMarketPriceRange } from '../pricing/priceRange.service';
import { regionOf } from '../region/region.service';
import { getPictures } from '../upload/publicImage.service';
import { stateOfVideo } from '../upload/video.service';
import { getMaskedContact } from './contact.service';
import { isFavourite, recordView, supplySubject } from './engagement.repository';
import { sellerTrust } from './sellerTrust';
import { findSupply, type SupplyRow } from './supply.repository';

/** Counts a visitor's view, once a day for each. */
export async function countVisit(
  db: Db,
  visits: RecentVisits,
  { supplyId, viewerKey, nowMs }: { supplyId: string; viewerKey: string; nowMs: number }
): Promise<void> {
  const view = { supplyId, viewerKey, day: shanghaiDay(nowMs) };
  await visits.countOnce(Object.values(view), async () => (await recordView(db, view)).isShown);
}

/**
 * Returns the published version. Records a member's view, once a day for each other than its own people, and their
 * browsing history.
 * @throws AppError NOT_FOUND for a supply that is unknown, removed or was never published
 */
export async function getSupplyDetail(
  { db, files }: { db: Db; files: FileStorage },
  id: string,
  member: Member | null,
  nowMs: number
): Promise<SupplyDetail> {
  noteReads([supplySubject(id)]);
  const row = await findSupply(db, id);
  if (row === undefined || row.removed_at_ms !== null) throw new AppError('NOT_FOUND');
  const { public_fields: fields, public_status: status } = row;
  const [listed] = fields === null ? [] : await getSuppliesByIds(db, [id]);
  if (fields === null || status === null || listed === undefined) throw new AppError('NOT_FOUND');
  const isMine = member !== null && (await roleOf(db, member.id, ownerOf(row))) !== null;
  const isNewView = member !== null && !isMine && (await recordMemberView(db, member, listed, nowMs));
  const [range, contact, isMarkedFavourite, photos, video, sellerInfo, related, percent] = await pipelined(db, (one) =>
    Promise.all([
      findMarketPriceRange(one, fields),
      getMaskedContact(one, member, row),
      member === null ? false : isFavourite(one, member.id, id),
      getPictures({ db: one, files }, fields.photos),
      findApprovedVideo(one, fields.video),
      findSellerInfo(one, row),
      listRelatedSupplies(one, listed, ownerOf(row), nowMs),
      sellerTrust.use.responseRate(one, ownerOf(row), nowMs)
    ])
  );
  const { status: _listed, ...brief } = listed;
  return {
    ...brief,
    status,
    ...presentAttributes(fields),
    photos,
    video,
    band: range && { ...range, place: listedPricePosition(fields, range) },
    contact,
    sellerInfo: { ...sellerInfo, openSupplies: related.openSupplies, responsePercent: percent },
    viewCount: row.views + (isNewView ? 1 : 0),
    favouriteCount: row.favourites,
    isFavourite: isMarkedFavourite,
    ownStatus: isMine ? row.status : null,
    more: related.more,
    similar: related.similar
  };
}

/** Returns whether the view is the member's first of the day. */
async function recordMemberView(
  db: Db,
  member: Member,
  { id, title }: { id: string; title: string },
  nowMs: number
): Promise<boolean> {
  const { isNew } = await recordView(db, { supplyId: id, viewerKey: member.id, day: shanghaiDay(nowMs) });
  await recordFootprint(db, member, { kind: 'supply', targetId: id, title }, nowMs);
  return isNew;
}

function presentAttributes(fields: SupplyFields) {
  const { origin } = fields;
  return {
    gradeId: fields.gradeId,
    specText: fields.specText,
    origin: {
      region: origin.regionCode === null ? null : regionOf(origin.regionCode),
      countryCode: origin.countryCode,
      detail: origin.detail
    },
    moisture: fields.moisture,
    impurity: fields.impurity,
    volatileOil: fields.volatileOil,
    sulfur: fields.sulfur,
    isTaxIncluded: fields.isTaxIncluded,
    isFreightIncluded: fields.isFreightIncluded,
    packaging: fields.packaging,
    packagingText: fields.packagingText,
    shipWithinDays: fields.shipWithinDays,
    documents: fields.documents
  };
}

/** A video is public after its review only. */
async function findApprovedVideo(db: Db, url: string | null): Promise<string | null> {
  return url !== null && (await stateOfVideo(db, url)) === 'shown' ? url : null;
}

async function findSellerInfo(db: Db, row: SupplyRow) {
  const { company_id: companyId } = row;
  return { companyId, logoUrl: companyId === null ? null : await getCompanyLogo(db, companyId) };
}
