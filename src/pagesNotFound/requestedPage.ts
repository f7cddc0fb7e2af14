import { plannedRoutes, notFoundPath, routes, type PlannedRoute } from '@/routes';

export interface RequestedPage {
  /** The page of the product that is still to come; absent: there is no page at that address. */
  plannedRoute?: PlannedRoute;
  params: Record<string, string>;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const decodeAll = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decode(value ?? '')]));

function splitUrl(url: string): [path: string, params: Record<string, string>] {
  const [path = '', ...query] = url.split('?');
  const pairs = query
    .join('?')
    .split('&')
    .filter((pair) => pair.includes('='));
  const params = pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
  return [path, decodeAll(Object.fromEntries(params))];
}

/**
 * What somebody asks for: on H5 it is the address at which this page stands, in the mini-program it comes as the
 * parameter `path`.
 * @param router of the page; its values are still encoded
 */
export function requestedPage(router: { path: string; params: Record<string, string | undefined> }): RequestedPage {
  const openPath = router.path
    .split('?')[0]
    ?.replace(/^\/(h5\/)?/, '')
    .replace(/\/$/, '');
  const params = decodeAll(router.params);
  const [path, askedParams] = openPath === notFoundPath ? splitUrl(params.path ?? '') : [openPath, params];
  return { plannedRoute: plannedRoutes.find((name) => routes[name] === path), params: askedParams };
}
