import type { Selectable } from 'kysely';
import type { Banner, HomeFeed } from '@contract/home';
import type { Db } from '../../database/schema';
import { listFlashes } from '../flash/flash.service';
import { countUpdatedVarieties, readPriceStrip } from '../market/market.service';
import { listSpiceIndices, restingIndex } from '../market/spiceIndex.service';
import { listNews, type Reader } from '../news/news.service';
import { findBanners, findHotWords } from './home.repository';
import type { BannerTable } from './home.tables';

const TICKER_FLASHES = 3;

/** Everything that the home shows first. The parts are asked at once; each is one short query. */
export async function readHomeFeed(db: Db, reader: Reader): Promise<HomeFeed> {
  const [updatedVarietyCount, hotWords, banners, flashes, indices, strip, news] = await Promise.all([
    countUpdatedVarieties(db),
    findHotWords(db),
    findBanners(db),
    listFlashes(db, { limit: TICKER_FLASHES }, reader.nowMs),
    listSpiceIndices(db),
    readPriceStrip(db, reader.member),
    listNews(db, {}, reader)
  ]);
  return {
    updatedVarietyCount,
    hotWords,
    banners: banners.map(presentBanner),
    flashes: flashes.items,
    index: indices[0] ?? restingIndex(reader.nowMs),
    ...strip,
    news
  };
}

/** What many people look for, the most wanted first. */
export async function listHotWords(db: Db): Promise<string[]> {
  return findHotWords(db);
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
