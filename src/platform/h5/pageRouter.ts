import { history } from '@tarojs/router';
import { eventCenter } from '@tarojs/runtime';
import Taro from '@tarojs/taro';
import type { ComponentType } from 'react';
import { notFoundPath, routes, tabs } from '@/routes';
import { createPageLoadError } from './pageLoadError';
import { loadPage, offerRetry } from './pageLoading';

type PageModule = ComponentType | { default: ComponentType };
/** Result for the router: the page's module, and the two arguments of its action. */
type LoadedPage = [page: PageModule, context: { pathname: string }, params: object];

interface Route {
  path: string | string[];
  /** Starts to load the page. */
  action: (context: { pathname: string }, params: object) => unknown[];
}

/**
 * Triggered with true before the placeholder of a missing page is shown: the tab bar stays visible. With false once the
 * page has loaded after all.
 */
export const placeholderShownEvent = 'xsStandsIn';

/** The settings of the app, to which the build adds the routes of all pages but the home (config/build/routeTable.cjs). */
interface AppConfig {
  routes: { path: string; load: Route['action'] }[];
  loadRoutes?(): Promise<AppConfig['routes']>;
}

const tabPaths = new Set<string>(tabs.map((name) => `/${routes[name]}`));

class UnknownPath extends Error {
  /** The router reads it. */
  readonly status = 404;
}

/**
 * Loads a page whose parts were preloaded in vain: a browser gives the failure of each preload once more.
 * @throws Error of a part that fails twice
 */
async function loadPastFailures<T>(load: () => Promise<T>): Promise<T> {
  const failed = new Set<string>();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const part = String(error);
      if (failed.has(part)) throw error;
      failed.add(part);
    }
  }
}

/**
 * Finds the page of a path. Our routes have no patterns, so equality does what universal-router does with regular
 * expressions. An unknown path leads to the page that says so. Where the code of a page cannot be loaded, a push is
 * reverted, and any other navigation leads to a page that tries again. A push that the user reverts while its code is
 * loading never comes up.
 */
export default class PageRouter {
  /** The url of a push that is being reverted. */
  private revertedUrl = '';
  /** Key of the history entry whose page was loaded last. */
  private loadedKey = '';
  /** The push whose page is still loading. */
  private pendingPush: { keyBelow: string; isCancelled: boolean } | undefined;

  constructor(
    private readonly routes: Route[],
    private readonly options: { baseUrl: string }
  ) {}

  /**
   * Loads the page of a path; resolves with an empty list when the history needs no new page.
   * @throws Error with the status 404 when there is no page at the path, nor one for unknown pages
   */
  async resolve(pathname: string): Promise<unknown[]> {
    const { revertedUrl } = this;
    const action: string = history.action;
    const { key } = history.location;
    if (revertedUrl && action === 'POP') {
      // The page below has never been left, so the router has nothing to do.
      this.revertedUrl = '';
      offerRetry(() => void Taro.navigateTo({ url: revertedUrl }));
      return [];
    }
    if (action === 'POP' && this.cancelPush() === key) return [];
    const path = this.appPath(pathname);
    const load = () =>
      loadPage(async () => {
        const route = this.find(path) ?? (await this.findLater(path, pathname));
        return Promise.all(route.action({ pathname }, {})) as Promise<LoadedPage>;
      });
    const push = action === 'PUSH' ? { keyBelow: this.loadedKey, isCancelled: false } : undefined;
    this.pendingPush = push;
    try {
      const page = await load();
      if (push?.isCancelled) return [];
      this.loadedKey = key;
      if (this.pendingPush === push) this.pendingPush = undefined;
      return page ?? [];
    } catch (error) {
      if (error instanceof UnknownPath) throw error;
      if (push?.isCancelled) return [];
      this.pendingPush = undefined;
      // Before the routes were there, parts of the page were preloaded alone.
      const retry = this.find(path) ? load : () => loadPastFailures(load);
      if (action !== 'PUSH') return [this.errorPage(path, retry), { pathname }, {}];
      this.revertedUrl = path + location.search;
      window.history.back();
      return [];
    }
  }

  private find(path: string): Route | undefined {
    return this.routes.find((candidate) => [candidate.path].flat().includes(path));
  }

  /**
   * Returns the route of a path that the table for later has, or of the page that says that there is none.
   * @throws Error when the table cannot be loaded, UnknownPath when it has neither
   */
  private async findLater(path: string, pathname: string): Promise<Route> {
    await this.loadRoutes();
    const known = this.find(path);
    const route = known ?? this.find(`/${notFoundPath}`);
    if (!route) throw new UnknownPath(`no page at ${pathname}`);
    if (!known) eventCenter.trigger(placeholderShownEvent, true);
    return route;
  }

  private async loadRoutes(): Promise<void> {
    const config = (window as { __taroAppConfig?: AppConfig }).__taroAppConfig;
    const later = await config?.loadRoutes?.();
    // Another page may have waited for it too.
    if (!config?.loadRoutes || !later) return;
    delete config.loadRoutes;
    // The router reads the settings of a page there.
    config.routes.push(...later);
    this.routes.push(...later.map(({ path, load }) => ({ path: `/${path}`, action: load })));
  }

  /**
   * Cancels the push that is still loading: its page was left before it came up.
   * @returns the key of the entry below it, whose page has never been hidden; undefined without such a push
   */
  private cancelPush(): string | undefined {
    const { pendingPush } = this;
    this.pendingPush = undefined;
    if (pendingPush) pendingPush.isCancelled = true;
    return pendingPush?.keyBelow;
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
