import type { Flash } from '@contract/flash';
import type { Banner, HomeFeed } from '@contract/home';
import { buildIndex, buildLine } from './buildMarket';
import { buildNews } from './buildNews';

const publishedAtMs = Date.parse('2026-11-20T09:42:00+08:00');

/** Builds a flash of normal importance. */
export function buildFlash(flash: Partial<Flash> = {}): Flash {
  return {
    id: 'f1',
    title: 'The border is open',
    content: '',
    importance: 1,
    topic: 'trade',
    varietyIds: [],
    lineIds: [],
    source: 'desk',
    publishedAtMs,
    images: [],
    ...flash
  };
}

/** Builds a banner that links to the market. */
export function buildBanner(banner: Partial<Banner> = {}): Banner {
  return {
    id: 'b1',
    title: 'Harvest',
    subtitle: 'New season',
    action: 'Look',
    varietyId: 'star-anise',
    jump: { type: 'jumpMini', route: 'market' },
    ...banner
  };
}

/** Builds the home feed of a visitor, with one item of each kind. */
export function buildFeed(feed: Partial<HomeFeed> = {}): HomeFeed {
  return {
    updatedVarietyCount: 44,
    trendingSearches: [],
    banners: [buildBanner()],
    flashes: [buildFlash()],
    index: buildIndex(),
    lines: [buildLine()],
    linesKind: 'movers',
    news: { items: [buildNews()], nextCursor: null },
    ...feed
  };
}
