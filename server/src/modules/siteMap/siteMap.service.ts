import { Readable } from 'node:stream';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@rules/duration';
import { fixedPublicPages, type PublicPageKind, publicPageKinds, publicPages } from '@rules/publicPages';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { PublicFile } from '../../http/publicFile';
import type { PublicPagesQuery } from '../../http/publicPage';
import { appVersion } from '../../version';
import { publicCompanies } from '../company/publicCompany.service';
import { publicPurchases, publicSupplies } from '../listing/publicListing.service';
import { publicArticles } from '../news/publicArticle.service';
import { publicFlashes } from '../newsflash/publicFlash.service';
import { publicLines } from '../pricing/publicLine.service';
import { findFiles, findPages, type SiteMapFileRow } from './siteMap.repository';
import { FILE_END, FILE_START, type SiteMapFile, writeIndex, writePage } from './siteMap.xml';

/** Five languages make 25,000 addresses and some 28 MB of it; search engines take 50,000 and 50 MB. */
export const PAGES_PER_FILE = 5_000;
const PAGES_PER_QUERY = 500;
/** The division into files reads the ids of all pages. */
const DIVISION_AGE_MS = MINUTE_MS;
const MAX_AGE_SEC = (5 * MINUTE_MS) / SECOND_MS;
const MAX_AGE_OF_FIXED_SEC = HOUR_MS / SECOND_MS;

const xml = 'application/xml; charset=utf-8';

const pagesOf: Record<PublicPageKind, (db: Db, nowMs: number) => PublicPagesQuery> = {
  lines: publicLines,
  articles: publicArticles,
  flashes: publicFlashes,
  supplies: publicSupplies,
  requests: publicPurchases,
  companies: publicCompanies
};

/** The site map: an index, and files with the addresses of pages that a visitor may read. */
export class SiteMap {
  private readonly divisions = new Map<PublicPageKind, { files: SiteMapFileRow[]; expiresAtMs: number }>();

  constructor(
    private readonly db: Db,
    private readonly site: string,
    private readonly pagesPerFile: number
  ) {}

  async index(nowMs: number): Promise<PublicFile> {
    const files: SiteMapFile[] = [{ address: this.addressOf('pages', 1), changedAtMs: null }];
    for (const kind of publicPageKinds) {
      for (const { number, changed_at_ms: changedAtMs } of await this.divide(kind, nowMs)) {
        files.push({ address: this.addressOf(kind, number), changedAtMs });
      }
    }
    const times = files.flatMap(({ changedAtMs }) => changedAtMs ?? []);
    const changedAtMs = times.length === 0 ? null : Math.max(...times);
    return { type: xml, body: writeIndex(files), changedAtMs, maxAgeSec: MAX_AGE_SEC };
  }

  /** @returns the file of the pages that show no single thing */
  fixedPages(): PublicFile {
    const entries = fixedPublicPages.map((path) => writePage(this.site, path, {}, null));
    const body = FILE_START + entries.join('') + FILE_END;
    return { type: xml, body, changedAtMs: null, maxAgeSec: MAX_AGE_OF_FIXED_SEC };
  }

  /** @throws AppError NOT_FOUND for a kind or a number that the index has not */
  async file(kind: string, number: number, nowMs: number): Promise<PublicFile> {
    const known = publicPageKinds.find((one) => one === kind);
    const files = known === undefined ? [] : await this.divide(known, nowMs);
    const file = files.find((one) => one.number === number);
    if (known === undefined || file === undefined) throw new AppError('NOT_FOUND');
    return {
      type: xml,
      body: Readable.from(this.write(known, file, nowMs)),
      // With the version of the server, because another one may write the same pages differently.
      version: `${appVersion} ${this.site} ${file.digest}`,
      changedAtMs: file.changed_at_ms,
      maxAgeSec: MAX_AGE_SEC
    };
  }

  private addressOf(kind: string, number: number): string {
    return `${this.site}/sitemaps/${kind}/${number}.xml`;
  }

  private async divide(kind: PublicPageKind, nowMs: number): Promise<SiteMapFileRow[]> {
    const known = this.divisions.get(kind);
    if (known !== undefined && nowMs < known.expiresAtMs) return known.files;
    const files = await findFiles(this.db, pagesOf[kind](this.db, nowMs), this.pagesPerFile);
    this.divisions.set(kind, { files, expiresAtMs: nowMs + DIVISION_AGE_MS });
    return files;
  }

  private async *write(kind: PublicPageKind, file: SiteMapFileRow, nowMs: number): AsyncGenerator<string> {
    const { path, parameter } = publicPages[kind];
    yield FILE_START;
    let [from, isIncluded, left] = [file.first_id, true, this.pagesPerFile];
    while (left > 0) {
      const limit = Math.min(left, PAGES_PER_QUERY);
      const pages = await findPages(this.db, pagesOf[kind](this.db, nowMs), { from, isIncluded, limit });
      yield pages.map((page) => writePage(this.site, path, { [parameter]: page.id }, page.changed_at_ms)).join('');
      [from, isIncluded, left] = [pages.at(-1)?.id ?? from, false, pages.length < limit ? 0 : left - limit];
    }
    yield FILE_END;
  }
}
