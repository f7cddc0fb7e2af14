import { type Language } from '@contract/localText';
import { element, writeXml, XML_DECLARATION } from '../../http/xml';

/** Articles and flashes are written in simplified Chinese, whatever the language of the feed. */
const LANGUAGE_OF_ENTRIES: Language = 'zh-Hans';
const chinese = { 'xml:lang': LANGUAGE_OF_ENTRIES };

export interface FeedEntry {
  /** Never changes, also when the address of the page does. */
  uri: string;
  address: string;
  title: string;
  /** Plain text. */
  text: string;
  category: string;
  /** Author, or the source. */
  author: string;
  publishedAtMs: number;
}

export interface Feed {
  uri: string;
  language: Language;
  title: string;
  description: string;
  /** Page that shows the same. */
  pageAddress: string;
  /** Address of the feed itself. */
  address: string;
  /** Time of its newest entry; of 1970 without one. */
  updatedAtMs: number;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** Returns a feed as RSS 2.0. */
export function writeRss(feed: Feed): string {
  const items = feed.entries.map((entry) =>
    element('item', {}, [
      element('title', {}, entry.title),
      element('link', {}, entry.address),
      element('guid', { isPermaLink: 'false' }, entry.uri),
      element('pubDate', {}, rfc822(entry.publishedAtMs)),
      element('dc:creator', {}, entry.author),
      element('category', {}, entry.category),
      // By the specification it is HTML.
      element('description', {}, escapeHtml(entry.text))
    ])
  );
  const channel = element('channel', {}, [
    element('title', {}, feed.title),
    element('link', {}, feed.pageAddress),
    element('atom:link', { rel: 'self', type: 'application/rss+xml', href: feed.address }),
    element('description', {}, feed.description),
    element('language', {}, feed.language),
    element('lastBuildDate', {}, rfc822(feed.updatedAtMs)),
    ...items
  ]);
  const namespaces = { 'xmlns:atom': 'http://www.w3.org/2005/Atom', 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' };
  return `${XML_DECLARATION}${writeXml(element('rss', { version: '2.0', ...namespaces }, [channel]))}\n`;
}

/** Returns a feed as Atom 1.0 (RFC 4287). */
export function writeAtom(feed: Feed): string {
  const entries = feed.entries.map((entry) =>
    element('entry', {}, [
      element('id', {}, entry.uri),
      element('title', chinese, entry.title),
      element('link', { rel: 'alternate', type: 'text/html', href: entry.address }),
      element('published', {}, iso(entry.publishedAtMs)),
      element('updated', {}, iso(entry.publishedAtMs)),
      element('author', {}, [element('name', {}, entry.author)]),
      element('category', { term: entry.category }),
      element('summary', { ...chinese, type: 'text' }, entry.text)
    ])
  );
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language };
  const content = [
    element('id', {}, feed.uri),
    element('title', {}, feed.title),
    element('subtitle', {}, feed.description),
    element('link', { rel: 'alternate', type: 'text/html', href: feed.pageAddress }),
    element('link', { rel: 'self', type: 'application/atom+xml', href: feed.address }),
    element('updated', {}, iso(feed.updatedAtMs)),
    ...entries
  ];
  return `${XML_DECLARATION}${writeXml(element('feed', attributes, content))}\n`;
}

const iso = (ms: number) => new Date(ms).toISOString();
/** The form of HTTP dates is one of those that RFC 822 allows. */
const rfc822 = (ms: number) => new Date(ms).toUTCString();
const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
