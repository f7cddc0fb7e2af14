import type { LinkTarget } from '@contract/deepLink';
import { linkFault } from '@rules/linkTarget';
import { uploadUri } from '@/platform/assetUri/uploadUri';

const MAX_PICTURES = 20;

/** Returns a URL of the API's host as a path: `linkFault` allows files of our own server by path only. */
const withoutApiHost = (url: string): string =>
  API_HOST !== '' && url.startsWith(`${API_HOST}/`) ? url.slice(API_HOST.length) : url;

/** The rule of links to a picture: what they may open, this page may show. */
const isAllowed = (imageUrl: string): boolean => linkFault({ type: 'lonePress', imageUrl }, WEB_HOSTS) === undefined;

/** Returns the pictures of the page's address that may be shown: anyone can write a link to this page. */
export function previewedPictures(urls: string): string[] {
  return urls.split(',').map(withoutApiHost).filter(isAllowed).slice(0, MAX_PICTURES).map(uploadUri);
}

/**
 * Returns the link target of the page's address; undefined for none, for broken JSON and for one that must not be opened. A
 * website of another host stays: `followLink` shows its address.
 */
export function previewedLink(json: string | undefined): LinkTarget | undefined {
  if (json === undefined) return undefined;
  try {
    const target: unknown = JSON.parse(json);
    const fault = linkFault(target, WEB_HOSTS);
    return fault === undefined || fault === 'host' ? (target as LinkTarget) : undefined;
  } catch {
    return undefined;
  }
}
