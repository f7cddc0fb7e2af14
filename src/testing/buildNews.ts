import type { NewsBrief, NewsDetail } from '@contract/news';

/** 2026-11-20 09:42 in Shanghai. */
const PUBLISHED_AT_MS = Date.UTC(2026, 10, 20, 1, 42);

/** Builds an article as listed, with the given changes. */
export function buildNews(news: Partial<NewsBrief> = {}): NewsBrief {
  return {
    id: 'n1',
    category: 'market',
    title: '秋果大红开秤半月',
    summary: '',
    covers: [],
    coverVarietyId: null,
    source: '香市观察',
    publishedAtMs: PUBLISHED_AT_MS,
    views: 3204,
    ...news
  };
}

/** Builds the same article in full, as seen by a visitor. */
export function buildArticle(article: Partial<NewsDetail> = {}): NewsDetail {
  return {
    ...buildNews(),
    author: null,
    editor: null,
    copyright: 'original',
    allowShare: true,
    bodyHtml: '<p>text</p>',
    lines: [],
    regions: [],
    attachments: [],
    likes: 86,
    isLiked: false,
    favourites: 31,
    isFavourite: false,
    related: [],
    previous: null,
    next: null,
    ...article
  };
}
