import type { LinkTarget } from '@contract/deepLink';
import { linkFault } from '@rules/linkTarget';
import { uploadUri } from '@/platform/assetUri/uploadUri';

const MAX_PICTURES = 20;

/** A file of our own server by its path, also where the API is on another host. */
const ownPath = (url: string): string =>
  API_HOST !== '' && url.startsWith(`${API_HOST}/`) ? url.slice(API_HOST.length) : url;

const isShown = (imageUrl: string): boolean => linkFault({ type: 'lonePress', imageUrl }, WEB_HOSTS) === undefined;

/** Returns the pictures of the page's address that may be shown: anyone can write a link to this page. */
export function previewedPictures(urls: string): string[] {
  return urls.split(',').map(ownPath).filter(isShown).slice(0, MAX_PICTURES).map(uploadUri);
}

/** Returns the jump action of the page's address; undefined for none, and for one that must not be carried out. */
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
