import { LANGUAGES } from '@contract/localText';
import { publicPages } from '@rules/publicPages';
import { languageOf } from '../../http/localText';

/** Parameters that only count where visitors come from, and those that WeChat adds to every address it opens. */
const tracking =
  /^(?:utm_\w+|gclid|fbclid|msclkid|spm|isappinstalled|from=(?:singlemessage|groupmessage|timeline))(?:=|$)/;

/** Paths of pages by their names in lower case, and by what they are called without `/index`. */
export type PageNames = ReadonlyMap<string, string>;

/** @param paths of all pages, as in `src/routes.ts` */
export function pageNames(paths: readonly string[]): PageNames {
  const folders = paths.flatMap((path): [string, string][] =>
    path.endsWith('/index') ? [[path.slice(0, -'/index'.length).toLowerCase(), path]] : []
  );
  return new Map([...folders, ...paths.map((path): [string, string] => [path.toLowerCase(), path])]);
}

/**
 * Returns the one address, path and query below /h5/, of the page that an address means: without a slash at its end, with
 * its letters and its last part as the app writes them, and without parameters that change nothing.
 * @returns undefined for an unknown page
 */
export function canonicalAddress(
  names: PageNames,
  path: string,
  query: string
): { page: string; query: string } | undefined {
  const plain = path.replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '');
  const page = plain === '' ? '' : names.get(plain.toLowerCase());
  return page === undefined ? undefined : { page, query: canonicalQuery(page, query) };
}

function canonicalQuery(page: string, query: string): string {
  const parts = query.split('&').filter((part) => part !== '' && !tracking.test(part));
  const renamed = page === publicPages.requests.path ? withShortName(parts) : parts;
  return renamed.flatMap((part) => (part.startsWith('lang=') ? canonicalLanguage(part) : [part])).join('&');
}

/** The specification calls the id of a purchase request `purchaseId`; the app takes both. */
function withShortName(parts: string[]): string[] {
  if (parts.some((part) => part.startsWith('id='))) return parts;
  return parts.map((part) => part.replace(/^purchaseId=/, 'id='));
}

function canonicalLanguage(part: string): string[] {
  const tag = part.slice('lang='.length);
  const language = languageOf(tag);
  const isKnown = /^zh\b/i.test(tag) || LANGUAGES.some((one) => one === tag.toLowerCase().split('-')[0]);
  return isKnown ? [`lang=${language}`] : [];
}
