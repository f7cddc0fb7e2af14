import type { Language } from '@contract/localText';
import { publicPages } from '@rules/publicPages';
import { shareRoutes } from '@rules/shareRoutes';
import type { Db } from '../../database/schema';
import { pageAddress } from '../../http/pageAddress';
import { listSharedArticles } from '../news/publicArticle.service';
import { listNewestFlashes } from '../newsflash/flash.service';
import { type FeedKind, feedTexts } from './newsFeed.texts';
import type { Feed, FeedEntry } from './newsFeed.xml';

const MAX_ENTRIES = 50;

interface FeedRequest {
  site: string;
  /** Address of the feed below the site. */
  path: string;
  language: Language;
  nowMs: number;
}

/** Returns the newest articles, without those whose source allows no sharing. */
export async function getArticleFeed(db: Db, request: FeedRequest): Promise<Feed> {
  const articles = await listSharedArticles(db, MAX_ENTRIES, request.nowMs);
  const entries = articles.map(({ id, title, summary, category, author, source, publishedAtMs }) =>
    entryOf(request, 'articles', id, {
      ...{ title, category, publishedAtMs },
      // Its text may belong to someone else.
      text: summary,
      author: author ?? source
    })
  );
  return feedOf(request, 'articles', shareRoutes.home.path, entries);
}

/** Returns the newest flashes. */
export async function getFlashFeed(db: Db, request: FeedRequest): Promise<Feed> {
  const flashes = await listNewestFlashes(db, MAX_ENTRIES);
  const entries = flashes.map(({ id, title, content, topic, source, publishedAtMs }) =>
    entryOf(request, 'flashes', id, { title, publishedAtMs, text: content, category: topic, author: source })
  );
  return feedOf(request, 'flashes', shareRoutes['quickNews.list'].path, entries);
}

function entryOf(
  { site, language }: FeedRequest,
  kind: FeedKind,
  id: string,
  content: Omit<FeedEntry, 'uri' | 'address'>
): FeedEntry {
  const { path, parameter } = publicPages[kind];
  const address = pageAddress(site, path, { parameters: { [parameter]: id }, language });
  return { uri: tagUri(site, `${kind}/${id}`), address, ...content };
}

function feedOf(
  { site, path, language }: FeedRequest,
  kind: FeedKind,
  page: string,
  entries: readonly FeedEntry[]
): Feed {
  return {
    uri: tagUri(site, kind),
    language,
    ...feedTexts[language][kind],
    pageAddress: pageAddress(site, page === shareRoutes.home.path ? '' : page, { language }),
    address: `${site}${path}?lang=${language}`,
    updatedAtMs: entries[0]?.publishedAtMs ?? 0,
    entries
  };
}

/** A URI by RFC 4151, which is no address and therefore never changes with one. */
const tagUri = (site: string, specific: string): string => `tag:${new URL(site).hostname},2026:${specific}`;
