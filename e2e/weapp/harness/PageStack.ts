import type * as glassEasel from 'glass-easel';
import type { WeappOutput } from '../gates/WeappOutput';
import type { Failures } from './Failures';
import type { LogicLayerSandbox } from './LogicLayerSandbox';
import type { Steps } from './Steps';
import type { Subpackages } from './Subpackages';
import type { PageInstance, View } from './View';

/** WeChat's limit of pages in the stack. */
const stackLimit = 10;

/** A live page: on the stack, or a tab in the background. */
export interface OpenPage {
  path: string;
  query: Record<string, string>;
  caller: PageInstance;
  component: glassEasel.GeneralComponent;
  title: string;
  /** Colour of clock and battery over the page, if the app has set it. */
  statusBarStyle?: 'black' | 'white';
  /** Colour under the page, if the app has set it. */
  backgroundColor?: string;
  /** Scroll position of the page, px. */
  scrollTop: number;
  release(): void;
}

/** Failure of a call of wx, which WeChat reports to `fail`. */
export class ApiFailure extends Error {
  /** `errno`: WeChat's error number, where it has one. */
  constructor(
    message: string,
    readonly errno?: number
  ) {
    super(message);
  }
}

/** The pages of the app and the rules of navigation. */
export class PageStack {
  private stack: OpenPage[] = [];
  private readonly tabs = new Map<string, OpenPage>();
  private readonly registered = new Set<string>();

  constructor(
    private readonly output: WeappOutput,
    private readonly sandbox: () => LogicLayerSandbox,
    private readonly view: View,
    private readonly packages: Subpackages,
    private readonly steps: Steps,
    private readonly failures: Failures
  ) {}

  get pages(): readonly OpenPage[] {
    return this.stack;
  }

  /** @throws Error before the first page is open */
  get top(): OpenPage {
    const top = this.stack[this.stack.length - 1];
    if (!top) throw new Error('no page is open');
    return top;
  }

  /** True before the first page too, because the app may style its tab bar while it starts. */
  get isTabOnTop(): boolean {
    return this.stack.length === 0 || this.isTab(this.top.path);
  }

  /** Whether the mini-program has the page. */
  has(path: string): boolean {
    return this.output.pages.includes(path);
  }

  start(url: string): void {
    const { path, query } = this.parse(url);
    const page = this.create(path, query);
    if (this.isTab(path)) this.tabs.set(path, page);
    this.enter(page);
  }

  /** @throws ApiFailure for a page of the tab bar, and above ten pages */
  navigateTo(url: string): void {
    const { path, query } = this.parse(url);
    if (this.isTab(path)) throw new ApiFailure('can not navigateTo a tabbar page');
    if (this.stack.length >= stackLimit) throw new ApiFailure(`page limit exceeded: ${stackLimit}`);
    this.call(this.top, 'onHide');
    this.enter(this.create(path, query));
  }

  /** @throws ApiFailure for a page of the tab bar */
  redirectTo(url: string): void {
    const { path, query } = this.parse(url);
    if (this.isTab(path)) throw new ApiFailure('can not redirectTo a tabbar page');
    this.close(this.stack.pop());
    this.enter(this.create(path, query));
  }

  reLaunch(url: string): void {
    const { path, query } = this.parse(url);
    for (const page of new Set([...this.stack, ...this.tabs.values()])) this.close(page);
    this.stack = [];
    this.tabs.clear();
    const page = this.create(path, query);
    if (this.isTab(path)) this.tabs.set(path, page);
    this.enter(page);
  }

  /** @throws ApiFailure for a page outside the tab bar */
  switchTab(url: string): void {
    const { path } = this.parse(url);
    if (!this.isTab(path)) throw new ApiFailure('can not switch to no-tabBar page');
    if (this.top.path === path) return;
    const left = this.stack;
    this.stack = [];
    for (const page of left) {
      if (this.tabs.get(page.path) !== page) this.close(page);
      else if (page === left[left.length - 1]) this.call(page, 'onHide');
    }
    const known = this.tabs.get(path);
    const page = known ?? this.create(path, {});
    this.tabs.set(path, page);
    if (known) this.show(page);
    else this.enter(page);
  }

  /** @throws ApiFailure on the first page */
  navigateBack(delta: number): void {
    if (this.stack.length < 2) throw new ApiFailure('cannot navigate back at first page.');
    const count = Math.min(Math.max(1, delta), this.stack.length - 1);
    for (const page of this.stack.splice(this.stack.length - count).reverse()) this.close(page);
    this.call(this.top, 'onShow');
  }

  /** Scrolls the page on top and notifies it. */
  scrollTo(scrollTop: number): void {
    this.steps.scrolled();
    this.top.scrollTop = scrollTop;
    this.call(this.top, 'onPageScroll', { scrollTop });
  }

  /** Calls a lifecycle method of the app's page, if it is defined. */
  call(page: OpenPage, method: string, argument?: unknown): unknown {
    const found = page.caller[method];
    if (typeof found !== 'function') return undefined;
    try {
      return found.call(page.caller, this.sandbox().copy(argument)) as unknown;
    } catch (error) {
      this.failures.addError(`${method} of ${page.path}`, error);
      return undefined;
    }
  }

  closeAll(): void {
    for (const page of new Set([...this.stack, ...this.tabs.values()])) page.release();
  }

  private isTab(path: string): boolean {
    return (this.output.app.tabBar?.list ?? []).some(({ pagePath }) => pagePath === path);
  }

  private parse(url: string): { path: string; query: Record<string, string> } {
    const [target = '', search = ''] = url.split('?');
    const from = this.stack.length > 0 ? this.top.path : '';
    const path = new URL(target, `app://x/${from}`).pathname.slice(1);
    if (!this.has(path)) throw new ApiFailure(`page "${path}" is not found`);
    this.packages.assertReachable(path);
    // WeChat passes values as in the url, still encoded.
    const pairs = search.split('&').filter(Boolean);
    return { path, query: Object.fromEntries(pairs.map((pair) => splitOnce(pair, '='))) };
  }

  private create(path: string, query: Record<string, string>): OpenPage {
    this.register(path);
    const root = this.view.createRoot(path, () => this.call(page, 'onReady'));
    const { navigationBarTitleText } = this.output.json<{ navigationBarTitleText?: string }>(`${path}.json`);
    const page: OpenPage = {
      path,
      query,
      caller: root.get() as PageInstance,
      component: root.getComponent(),
      title: navigationBarTitleText ?? '',
      scrollTop: 0,
      release: () => this.view.release(root)
    };
    Object.assign(page.caller, { route: path, __route__: path, options: this.sandbox().copy(query) });
    return page;
  }

  /** Loads the scripts of a page and of the components that it uses, components first. */
  private register(path: string): void {
    if (this.registered.has(path)) return;
    this.registered.add(path);
    const { usingComponents = {} } = this.output.json<{ usingComponents?: Record<string, string> }>(`${path}.json`);
    for (const target of Object.values(usingComponents)) {
      this.register(new URL(target, `app://x/${path}`).pathname.slice(1));
    }
    this.loading = path;
    this.sandbox().require(path);
  }

  /** The file of the current `Page` and `Component` calls. */
  loading = '';

  private enter(page: OpenPage): void {
    this.stack.push(page);
    this.steps.opened(page.component);
    this.call(page, 'onLoad', page.query);
    this.call(page, 'onShow');
  }

  private show(page: OpenPage): void {
    this.stack.push(page);
    this.call(page, 'onShow');
  }

  private close(page: OpenPage | undefined): void {
    if (!page) return;
    this.tabs.forEach((tab, path) => tab === page && this.tabs.delete(path));
    this.call(page, 'onUnload');
    page.release();
  }
}

function splitOnce(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + by.length)];
}
