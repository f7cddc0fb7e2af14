import { notFoundPath, type PlannedRoute, plannedRoutes, routes } from '@/routes';

export interface RequestedPage {
  /** The planned page; absent when the address is unknown. */
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
 * Returns the requested page: on H5 from the address, in the mini-program from the parameter `path`.
 * @param router router of the page; its values are still encoded
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
