import type { SupplyDetail } from '@contract/supply';
import type { SupplyFields } from '@contract/supplyFields';
import { listedPricePosition } from '@rules/listedPriceVerdict';
import { shanghaiDay } from '@rules/shanghaiTime';
import { pipelined } from '../../database/connect';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
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
import { isFavourite, recordView } from './engagement.repository';
import { sellerTrust } from './sellerTrust';
import { findSupply, type SupplyRow } from './supply.repository';

export interface DetailViewer {
  member: Member | null;
  /** User id; for a visitor a digest. */
  key: string;
  nowMs: number;
}

/**
 * Returns the published version. Records a view, once a day for each viewer other than its own people, and their
 * browsing history.
 * @throws AppError NOT_FOUND for a supply that is unknown, removed or was never published
 */
export async function getSupplyDetail(
  { db, files }: { db: Db; files: FileStorage },
  id: string,
  { member, key, nowMs }: DetailViewer
): Promise<SupplyDetail> {
  const row = await findSupply(db, id);
  if (row === undefined || row.removed_at_ms !== null) throw new AppError('NOT_FOUND');
  const { public_fields: fields, public_status: status } = row;
  const [listed] = fields === null ? [] : await getSuppliesByIds(db, [id]);
  if (fields === null || status === null || listed === undefined) throw new AppError('NOT_FOUND');
  const isMine = member !== null && (await roleOf(db, member.id, ownerOf(row))) !== null;
  const isNewView = !isMine && (await recordView(db, { supplyId: id, viewerKey: key, day: shanghaiDay(nowMs) }));
  if (!isMine) await recordFootprint(db, member, { kind: 'supply', targetId: id, title: listed.title }, nowMs);
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
