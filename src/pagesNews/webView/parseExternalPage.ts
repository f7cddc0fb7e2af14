/** What an address turns out to be. Only `shown` may be opened inside the app. */
export type ExternalPage =
  /** A page of a known host. */
  | { kind: 'shown'; url: string; host: string }
  /** A well-formed address of a host that is not on the list: the person may open it elsewhere. */
  | { kind: 'unknownHost'; url: string; host: string }
  /** Not an address of a page, or one that is built to deceive or carries somebody's key: not even copied. */
  | { kind: 'unsafe' }
  | { kind: 'missing' };

const MAX_LENGTH = 2048;
/** Phones know no `URL`. Nothing but https; no name before the host, no port but its own, no blank or backslash. */
const URL_PATTERN = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::443)?((?:[/?#][^\s\\"'<>`{}|^]*)?)$/i;
/** A last label of letters: an address of numbers has none. */
const HOST_NAME = /\.[a-z]{2,}$/;
const PUNYCODE_LABEL = /(^|\.)xn--/;
const SECRET_PARAMETERS = new Set([
  'token',
  'accesstoken',
  'idtoken',
  'refreshtoken',
  'authorization',
  'auth',
  'session',
  'sessionid',
  'sessionkey',
  'sid',
  'jwt',
  'apikey',
  'password',
  'passwd',
  'pwd',
  'secret'
]);

/**
 * Checks an address before anything is done with it, wherever it comes from: anybody can send a link to this page.
 * @param hosts those that are shown; their subdomains count too
 */
export function parseExternalPage(address: string, hosts: readonly string[]): ExternalPage {
  const text = address.trim();
  if (text === '') return { kind: 'missing' };
  const [, name = '', rest = ''] = (text.length <= MAX_LENGTH && URL_PATTERN.exec(text)) || [];
  const host = name.toLowerCase();
  if (!HOST_NAME.test(host) || PUNYCODE_LABEL.test(host) || carriesSecret(rest)) return { kind: 'unsafe' };
  // Chinese in a path is written as it is on some sites.
  const url = `https://${host}${encodeRest(rest)}`;
  const isKnown = hosts.some((known) => host === known || host.endsWith(`.${known}`));
  return { kind: isKnown ? 'shown' : 'unknownHost', url, host };
}

/** Is there a parameter that lets whoever has the address in? */
function carriesSecret(rest: string): boolean {
  return rest
    .split(/[?#&;/]/)
    .filter((part) => part.includes('='))
    .some((part) =>
      SECRET_PARAMETERS.has(
        tryDecode(part.slice(0, part.indexOf('=')))
          .toLowerCase()
          .replace(/[^a-z]/g, '')
      )
    );
}

function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Encodes what is not ASCII and leaves what is encoded already. */
function encodeRest(rest: string): string {
  return rest.replace(/[^\u0021-\u007e]+/g, (part) => {
    try {
      return encodeURIComponent(part);
    } catch {
      // Half of a pair of surrogates.
      return '';
    }
  });
}
