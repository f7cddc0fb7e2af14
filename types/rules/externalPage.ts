/** Result of checking an address. Only `shown` may be opened inside the app. */
export type ExternalPage =
  /** A page of an allowlisted host. */
  | { kind: 'shown'; url: string; host: string }
  /** A well-formed address of another host: the viewer may open it outside the app. */
  | { kind: 'unknownHost'; url: string; host: string }
  /** A text that is no web address, or one that is deceptive or carries a secret: must not even be copied. */
  | { kind: 'unsafe' }
  | { kind: 'missing' };

const MAX_LENGTH = 2048;
/**
 * Pattern instead of `URL`, which mini-programs lack. Allows https only, without user name, other port, space or
 * backslash.
 */
const URL_PATTERN = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::443)?((?:[/?#][^\s\\"'<>`{}|^]*)?)$/i;
/** The top-level domain must be alphabetic, which rejects IP addresses. */
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
 * Checks an address before any use, because any user can send a link to this page.
 * @param hosts allowlisted hosts; their subdomains are allowed too
 */
export function parseExternalPage(address: string, hosts: readonly string[]): ExternalPage {
  const text = address.trim();
  if (text === '') return { kind: 'missing' };
  const [, name = '', rest = ''] = (text.length <= MAX_LENGTH && URL_PATTERN.exec(text)) || [];
  const host = name.toLowerCase();
  if (!HOST_NAME.test(host) || PUNYCODE_LABEL.test(host) || carriesSecret(rest)) return { kind: 'unsafe' };
  // Some sites have unencoded Chinese characters in their paths.
  const url = `https://${host}${encodeRest(rest)}`;
  const isKnown = hosts.some((known) => host === known || host.endsWith(`.${known}`));
  return { kind: isKnown ? 'shown' : 'unknownHost', url, host };
}

/** Returns whether a parameter grants access to anyone who has the address. */
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

/** Percent-encodes non-ASCII characters and leaves encoded ones unchanged. */
function encodeRest(rest: string): string {
  return rest.replace(/[^\u0021-\u007e]+/g, (part) => {
    try {
      return encodeURIComponent(part);
    } catch {
      // An unpaired surrogate cannot be encoded and is dropped.
      return '';
    }
  });
}
