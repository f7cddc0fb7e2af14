import type { Flash } from '@contract/flash';
import type { Banner, HomeFeed } from '@contract/home';
import type { PriceLine } from '@contract/market';
import type { NewsBrief } from '@contract/news';

const publishedAtMs = Date.parse('2026-11-20T09:42:00+08:00');

export function buildNews(news: Partial<NewsBrief> = {}): NewsBrief {
  return {
    id: 'n1',
    category: 'market',
    title: 'Prices hold',
    summary: '',
    coverVarietyId: null,
    source: 'desk',
    publishedAtMs,
    views: 3204,
    ...news
  };
}

export function buildFlash(flash: Partial<Flash> = {}): Flash {
  return {
    id: 'f1',
    title: 'The border is open',
    content: '',
    importance: 1,
    varietyIds: [],
    source: 'desk',
    publishedAtMs,
    ...flash
  };
}

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

export function buildLine(line: Partial<PriceLine> = {}): PriceLine {
  return {
    id: 'star-anise.dahong.yulin',
    varietyId: 'star-anise',
    varietyName: 'Anise',
    categoryId: 'fruit',
    gradeName: 'red',
    origin: null,
    marketId: 'yulin',
    marketName: 'Yulin',
    marketShortName: 'Yulin',
    date: '2026-11-20',
    collectedAtMs: publishedAtMs,
    lowFen: 3350,
    highFen: 3550,
    midFen: 3450,
    changeFen: 50,
    changeBp: 147,
    sparkFen: [3300, 3400, 3450],
    isFollowed: false,
    ...line
  };
}

export function buildFeed(feed: Partial<HomeFeed> = {}): HomeFeed {
  return {
    updatedVarietyCount: 44,
    hotWords: [],
    banners: [buildBanner()],
    flashes: [buildFlash()],
    index: {
      id: 'composite',
      name: 'Composite',
      baseDate: '2025-11-21',
      date: '2026-11-20',
      valueCenti: 128642,
      changeCenti: 540,
      changeBp: 42,
      sparkCenti: [128000, 128642]
    },
    lines: [buildLine()],
    linesKind: 'movers',
    news: { items: [buildNews()], nextCursor: null },
    ...feed
  };
}
