import type { FastifyInstance } from 'fastify';
import { MINUTE_MS, SECOND_MS } from '@rules/duration';
import type { Deps } from '../../deps';
import { languageOf } from '../../http/localText';
import { siteUrl } from '../../http/pageAddress';
import { handleFiles, type PublicFile } from '../../http/publicFile';
import { getArticleFeed, getFlashFeed } from './newsFeed.service';
import { writeAtom, writeRss } from './newsFeed.xml';

const MAX_AGE_SEC = (5 * MINUTE_MS) / SECOND_MS;

const formats = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: writeRss },
  atom: { type: 'application/atom+xml; charset=utf-8', write: writeAtom }
} as const;

export function newsFeedRoutes(app: FastifyInstance, { db, settings, now }: Deps): void {
  const site = siteUrl(settings);
  const feedAt = (path: string, getFeed: typeof getArticleFeed, { type, write }: (typeof formats)['rss' | 'atom']) => ({
    [path]: async ({ query }: { query: { lang?: string } }): Promise<PublicFile> => {
      const feed = await getFeed(db, { site, path, language: languageOf(query.lang), nowMs: now().getTime() });
      const changedAtMs = feed.entries.length === 0 ? null : feed.updatedAtMs;
      return { type, body: write(feed), changedAtMs, maxAgeSec: MAX_AGE_SEC };
    }
  });
  handleFiles(app, {
    ...feedAt('/feeds/articles.rss', getArticleFeed, formats.rss),
    ...feedAt('/feeds/articles.atom', getArticleFeed, formats.atom),
    ...feedAt('/feeds/flashes.rss', getFlashFeed, formats.rss),
    ...feedAt('/feeds/flashes.atom', getFlashFeed, formats.atom)
  });
}
