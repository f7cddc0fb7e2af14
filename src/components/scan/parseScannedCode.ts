/** What a code turns out to be, before anything is done with it: anybody can print one. */
export type ScannedCode =
  /** A page of ours: path and query for the router, and the query once more, encoded as it came. */
  | { kind: 'page'; url: string; query: Record<string, string> }
  /** Something to look for. */
  | { kind: 'word'; word: string }
  /** A link elsewhere, a business card, a network's password, a payment: shown, and opened by nobody. */
  | { kind: 'text'; text: string };

/** A longer text is no name of anything. */
const MAX_TERM_LENGTH = 60;
/** `https:`, `weixin:`, `WIFI:`, `BEGIN:VCARD`, but no `note: two words`. */
const SCHEME = /^[a-z][a-z0-9+.-]*:\S/i;
const BARE_ADDRESS = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

const CONTROL = /[\u0000-\u001f\u007f-\u009f\ufffd]/;
/** Anything but blanks and the punctuation of ASCII. */
const CHARACTER = /[^\s!-/:-@[-`{-~]/;

/**
 * Tells what a code says.
 * @param site the address of our own pages, such as `https://example.com/h5/`
 */
export function parseScannedCode(scanned: string, site: string): ScannedCode {
  const text = scanned.trim();
  const page = parsePage(text, site);
  if (page !== undefined) return { kind: 'page', ...page };
  const isWord =
    [...text].length <= MAX_TERM_LENGTH &&
    CHARACTER.test(text) &&
    !CONTROL.test(text) &&
    !SCHEME.test(text) &&
    !BARE_ADDRESS.test(text);
  return isWord ? { kind: 'word', word: text } : { kind: 'text', text };
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\//i, '');

/** Path and query below the site's address; undefined for anything else. */
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

/** As the platforms hand over what the app is opened with: values stay encoded. */
function parseQuery(search: string): Record<string, string> {
  const pairs = search.split('&').filter((pair) => pair.includes('='));
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}
