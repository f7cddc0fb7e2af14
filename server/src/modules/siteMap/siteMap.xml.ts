import { type Language, LANGUAGES } from '@contract/localText';
import { DEFAULT_LANGUAGE, pageAddress } from '../../http/pageAddress';
import { element, openingTag, writeXml, XML_DECLARATION, type XmlElement } from '../../http/xml';

const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

export const FILE_START =
  XML_DECLARATION +
  openingTag({ name: 'urlset', attributes: { ...namespace, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' } });
export const FILE_END = '</urlset>\n';

/** A file of a site map. */
export interface SiteMapFile {
  address: string;
  changedAtMs: number | null;
}

/** Returns the index of a site map. */
export function writeIndex(files: readonly SiteMapFile[]): string {
  const entries = files.map(({ address, changedAtMs }) =>
    element('sitemap', {}, [element('loc', {}, address), lastChange(changedAtMs)])
  );
  return `${XML_DECLARATION}${writeXml(element('sitemapindex', namespace, entries))}\n`;
}

/** Returns the entries of a page: one for each language, each with the addresses of all. */
export function writePage(
  site: string,
  path: string,
  parameters: Record<string, string>,
  changedAtMs: number | null
): string {
  const addressIn = (language: Language) => pageAddress(site, path, { parameters, language });
  const alternates = [
    ...LANGUAGES.map((language) => alternate(language, addressIn(language))),
    alternate('x-default', addressIn(DEFAULT_LANGUAGE))
  ];
  const entries = LANGUAGES.map((language) =>
    element('url', {}, [element('loc', {}, addressIn(language)), lastChange(changedAtMs), ...alternates])
  );
  return `${entries.map(writeXml).join('\n')}\n`;
}

const alternate = (hreflang: string, href: string): XmlElement =>
  element('xhtml:link', { rel: 'alternate', hreflang, href });

const lastChange = (atMs: number | null): XmlElement | undefined =>
  atMs === null ? undefined : element('lastmod', {}, new Date(atMs).toISOString());
