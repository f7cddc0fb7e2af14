import type { Selectable } from 'kysely';
import type { Banner, HomeFeed, HomeListings } from '@contract/home';
import type { Db } from '../../database/schema';
import { listInterests } from '../interest/interest.service';
import { recommendPurchases, recommendSupplies } from '../listing/recommendation.service';
import { listNews, type NewsContext } from '../news/news.service';
import { listNewestFlashes } from '../newsflash/flash.service';
import { countUpdatedVarieties, getPriceStrip } from '../pricing/market.service';
import { initialIndex, listSpiceIndices } from '../pricing/spiceIndex.service';
import { listTrendingSearches } from '../search/trendingSearches.service';
import type { BannerTable } from './home.tables';

const TICKER_FLASH_COUNT = 3;
const LISTING_COUNT = 4;

/** Returns the first content of the home. Its parts are loaded in parallel; each is one short query. */
export async function getHomeFeed(db: Db, viewer: NewsContext): Promise<HomeFeed> {
  const [updatedVarietyCount, trending, banners, flashes, indices, strip, news] = await Promise.all([
    countUpdatedVarieties(db),
    listTrendingSearches(db, viewer.nowMs),
    findBanners(db),
    listNewestFlashes(db, TICKER_FLASH_COUNT),
    listSpiceIndices(db),
    getPriceStrip(db, viewer.member),
    listNews(db, {}, viewer)
  ]);
  return {
    updatedVarietyCount,
    trendingSearches: trending.map(({ word, text }) => ({ word, text })),
    banners: banners.map(presentBanner),
    flashes,
    index: indices[0] ?? initialIndex(viewer.nowMs),
    ...strip,
    news
  };
}

/** Returns listings of the viewer's interests, each type filled up with the newest others. */
export async function getHomeListings(db: Db, { member, isPersonalised, nowMs }: NewsContext): Promise<HomeListings> {
  const interests = member !== null && isPersonalised ? await listInterests(db, member.id) : [];
  const [supplies, purchases] = await Promise.all([
    recommendSupplies(db, interests, LISTING_COUNT, nowMs),
    recommendPurchases(db, member, interests, LISTING_COUNT, nowMs)
  ]);
  return { supplies, purchases };
}

function presentBanner(row: Selectable<BannerTable>): Banner {
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    action: row.action,
    varietyId: row.variety_id,
    jump: row.jump
  };
}

export function findBanners(db: Db): Promise<Selectable<BannerTable>[]> {
  return db.selectFrom('banner').selectAll().orderBy('position').orderBy('id').execute();
}
