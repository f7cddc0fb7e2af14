import type { FastifyInstance } from 'fastify';
import { DAY_MS, SECOND_MS } from '@rules/duration';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import { siteUrl } from '../../http/pageAddress';
import { handleFiles, type PublicFile } from '../../http/publicFile';
import { PAGES_PER_FILE, SiteMap } from './siteMap.service';

const fileName = /^([1-9]\d{0,5})\.xml$/;

export function siteMapRoutes(app: FastifyInstance, { db, settings, now }: Deps): void {
  const site = siteUrl(settings);
  const siteMap = new SiteMap(db, site, PAGES_PER_FILE);
  handleFiles(app, {
    '/robots.txt': () => robots(site),
    '/sitemap.xml': () => siteMap.index(now().getTime()),
    '/sitemaps/pages/1.xml': () => siteMap.fixedPages(),
    '/sitemaps/:kind/:file': ({ params: { kind = '', file = '' } }) => {
      const [, number] = fileName.exec(file) ?? [];
      if (number === undefined) throw new AppError('NOT_FOUND');
      return siteMap.file(kind, Number(number), now().getTime());
    }
  });
}

/**
 * Searches have no end of addresses, and calls of operators no content. Pages of members stay open to robots, because a page
 * says by a header of its own that it is not to be listed.
 */
function robots(site: string): PublicFile {
  const body = [
    'User-agent: *',
    'Disallow: /h5/pagesSearch/',
    'Disallow: /api/operator/',
    'Allow: /',
    '',
    `Sitemap: ${site}/sitemap.xml`,
    ''
  ].join('\n');
  return { type: 'text/plain; charset=utf-8', body, changedAtMs: null, maxAgeSec: DAY_MS / SECOND_MS };
}
