import { routes } from '@/routes';

/** Classified content of a scanned code. Nothing is opened here, because anyone can print a code. */
export type ScannedCode =
  /** A page of the app: path and query for the router, and the parsed query with values still encoded. */
  | { kind: 'page'; url: string; query: Record<string, string> }
  /** A search term. */
  | { kind: 'word'; word: string }
  /**
   * Any other content, such as an external link, a business card, a Wi-Fi password or a payment; shown but never
   * opened.
   */
  | { kind: 'text'; text: string };

/** Scan code of a business card or a ticket, printed without the address of its page. */
const SCAN_CODE = /^[2-9A-HJ-NP-Z]{20}$/;
/** Maximum length of a search term in characters. */
const MAX_TERM_LENGTH = 60;
/** Matches `https:`, `weixin:`, `WIFI:` and `BEGIN:VCARD`, but not `note: two words`. */
const SCHEME = /^[a-z][a-z0-9+.-]*:\S/i;
const BARE_ADDRESS = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

const CONTROL = /[\u0000-\u001f\u007f-\u009f\ufffd]/;
/** Matches any character except whitespace and ASCII punctuation. */
const CHARACTER = /[^\s!-/:-@[-`{-~]/;

/**
 * Classifies the content of a scanned code.
 * @param site base address of the app's pages, such as `https://example.com/h5/`
 */
export function parseScannedCode(scanned: string, site: string): ScannedCode {
  const text = scanned.trim();
  const page = parsePage(text, site);
  if (page !== undefined) return { kind: 'page', ...page };
  // The landing page of cards finds out what the code leads to.
  if (SCAN_CODE.test(text)) {
    return { kind: 'page', url: `${routes['vcard.shareMiddlePage']}?code=${text}`, query: { code: text } };
  }
  const isWord =
    [...text].length <= MAX_TERM_LENGTH &&
    CHARACTER.test(text) &&
    !CONTROL.test(text) &&
    !SCHEME.test(text) &&
    !BARE_ADDRESS.test(text);
  return isWord ? { kind: 'word', word: text } : { kind: 'text', text };
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\//i, '');

/** Returns path and query below the site's address, or undefined for any other text. */
function parsePage(text: string, site: string): { url: string; query: Record<string, string> } | undefined {
  if (!/^https?:\/\//i.test(text) || CONTROL.test(text)) return undefined;
  const base = withoutScheme(site).toLowerCase().replace(/\/$/, '');
  const address = withoutScheme(text).replace(/#.*$/, '');
  if (address.slice(0, base.length).toLowerCase() !== base) return undefined;
  const rest = address.slice(base.length);
  if (rest !== '' && !/^[/?]/.test(rest)) return undefined;
  const [path = '', search = ''] = rest.replace(/^\//, '').split('?');
  const url = path.replace(/\/$/, '');
  return { url: search ? `${url}?${search}` : url, query: parseQuery(search) };
}

/** Parses a query without decoding the values, as the platforms pass launch queries. */
function parseQuery(search: string): Record<string, string> {
  const pairs = search.split('&').filter((pair) => pair.includes('='));
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}
