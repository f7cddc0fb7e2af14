import { parseScannedCode } from '@/components/scan/parseScannedCode';
import { siteUrl } from '@/platform/siteUrl';
import { type RouteName, routes } from '@/routes';

/** A page of ours with the parameters of its address. */
export interface PlainLink {
  route: RouteName;
  params: Record<string, string>;
}

/**
 * Finds the page of an address of our H5 site, which WeChat passes as `q` when it opens the mini-program for a printed code of it
 * (scenes 1011 to 1013). Undefined for another address.
 */
export function parsePlainLink(address: string, site = siteUrl('')): PlainLink | undefined {
  const code = parseScannedCode(address, site);
  if (code.kind !== 'page') return undefined;
  const [path] = code.url.split('?');
  const route = (Object.keys(routes) as RouteName[]).find((name) => routes[name] === path);
  return (
    route && {
      route,
      params: Object.fromEntries(Object.entries(code.query).map(([key, value]) => [key, decode(value)]))
    }
  );
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Anyone can print a code: a lone percent sign is used as it is.
    return value;
  }
}
