import { loadPage, offerRetry } from './pageLoading';

offerRetry();

interface Route {
  path: string | string[];
  /** Begins to load the page: its module, and the two arguments as they came. */
  action: (context: { pathname: string }, params: object) => unknown[];
}

/**
 * Finds the page of a path. Our routes have no patterns, so equality does what universal-router does with
 * regular expressions. An unknown path is rejected with `status: 404`, which the caller turns into onPageNotFound.
 */
export default class PageRouter {
  constructor(
    private readonly routes: Route[],
    private readonly options: { baseUrl: string }
  ) {}

  resolve(pathname: string): Promise<unknown> {
    const { baseUrl } = this.options;
    const inApp = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
    const path = inApp.length > 1 ? inApp.replace(/\/$/, '') : inApp || '/';
    const route = this.routes.find((candidate) => [candidate.path].flat().includes(path));
    if (!route) return Promise.reject(Object.assign(new Error(`no page at ${pathname}`), { status: 404 }));
    return loadPage(() => Promise.all(route.action({ pathname }, {})));
  }
}
