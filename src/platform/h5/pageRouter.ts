import { history } from '@tarojs/router';
import { eventCenter } from '@tarojs/runtime';
import Taro from '@tarojs/taro';
import type { ComponentType } from 'react';
import { notFoundPath, routes, tabs } from '@/routes';
import { createPageLoadError } from './pageLoadError';
import { loadPage, offerRetry } from './pageLoading';

type PageModule = ComponentType | { default: ComponentType };
/** What the router goes on with: the page's module, and the two arguments of its action as they came. */
type LoadedPage = [page: PageModule, context: { pathname: string }, params: object];

interface Route {
  path: string | string[];
  /** Begins to load the page. */
  action: (context: { pathname: string }, params: object) => unknown[];
}

/**
 * Triggered before a page that is shown in place of one that is not there, with true: the tab bar shows the ways out.
 * With false once the page has come after all.
 */
export const placeholderShownEvent = 'xsStandsIn';

const tabPaths = new Set<string>(tabs.map((name) => `/${routes[name]}`));

/**
 * Finds the page of a path. Our routes have no patterns, so equality does what universal-router does with
 * regular expressions. At an unknown path stands the page that says so; where the code of a page does not come, a push
 * is taken back, and any other way leads to a page that tries again.
 */
export default class PageRouter {
  /** The url of a push that is being taken back. */
  private revertedUrl = '';

  constructor(
    private readonly routes: Route[],
    private readonly options: { baseUrl: string }
  ) {}

  async resolve(pathname: string): Promise<unknown[]> {
    const { revertedUrl } = this;
    const action: string = history.action;
    if (revertedUrl && action === 'POP') {
      // The page below has never been left, so there is nothing for the router to do.
      this.revertedUrl = '';
      offerRetry(() => void Taro.navigateTo({ url: revertedUrl }));
      return [];
    }
    const path = this.appPath(pathname);
    const find = (wanted: string) => this.routes.find((candidate) => [candidate.path].flat().includes(wanted));
    const known = find(path);
    const route = known ?? find(`/${notFoundPath}`);
    if (!route) throw Object.assign(new Error(`no page at ${pathname}`), { status: 404 });
    if (!known) eventCenter.trigger(placeholderShownEvent, true);
    const load = () => loadPage(() => Promise.all(route.action({ pathname }, {})) as Promise<LoadedPage>);
    try {
      return (await load()) ?? [];
    } catch {
      if (action !== 'PUSH') return [this.errorPage(path, load), { pathname }, {}];
      this.revertedUrl = path + location.search;
      window.history.back();
      return [];
    }
  }

  private appPath(pathname: string): string {
    const { baseUrl } = this.options;
    const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
    return path.length > 1 ? path.replace(/\/$/, '') : path || '/';
  }

  private errorPage(path: string, load: () => Promise<LoadedPage | undefined>): ComponentType {
    const isTab = path === '/' || tabPaths.has(path);
    if (!isTab) eventCenter.trigger(placeholderShownEvent, true);
    return createPageLoadError(isTab, async () => {
      const [page] = (await load()) ?? [];
      if (!isTab) eventCenter.trigger(placeholderShownEvent, false);
      return page && 'default' in page ? page.default : page;
    });
  }
}
