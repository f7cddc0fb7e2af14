import Taro from '@tarojs/taro';
import { messages } from '@/locale/messages';
import { pageLoadCanFail } from '@/platform/bundleDelivery';
import { currentUrl } from '@/platform/currentUrl';
import { type RouteName, type RouteParams, routes, type TabName, tabs } from '@/routes';
import { overlays } from '@/ui/overlays';
import { singlePage } from '@/ui/singlePage';
import { NavigationConfigurationError, NavigationError } from './NavigationError';

export const navigationTypes = ['push', 'replace', 'replace-all', 'push-tab', 'back'] as const;
export type NavigationType = (typeof navigationTypes)[number];

/** A page by name or by url (path and query, with or without a leading slash), or for `back` how many pages. */
export interface Destination {
  name?: RouteName;
  params?: Record<string, string | undefined>;
  url?: string;
  delta?: number;
}

type Guard = (destination: Destination & { type: NavigationType }) => boolean;

/** Asked before every navigation. The product has no page that is closed as a whole, so it lets everything pass. */
let guard: Guard = () => true;
export function setGuard(next: Guard): void {
  guard = next;
}

/** WeChat keeps at most so many pages; a push on top of them would be refused and the tap would seem lost. */
const maxStackDepth = 10;

let pendingUrl = '';

const tabPaths = new Set<string>(tabs.map((name) => routes[name]));
const pagePaths = new Set<string>(Object.values(routes));
if (process.env.GALLERY) pagePaths.add('pages/dev/gallery/index');

/**
 * Returns path and query, without a leading slash.
 * @throws NavigationConfigurationError for the name of no route
 */
export function urlOf({ name, params, url }: Destination): string {
  if (name === undefined) return (url ?? '').replace(/^\//, '');
  const path = routes[name] as string | undefined;
  if (path === undefined) throw new NavigationConfigurationError(`no route is named "${name}"`);
  const query = Object.entries(params ?? {})
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

function validateNavigation(type: NavigationType, url: string): void {
  const path = url.split('?')[0] ?? '';
  if (!path) throw new NavigationError('missing url', url);
  if (!pagePaths.has(path)) throw new NavigationError('unknown page', url);
  const isTab = tabPaths.has(path);
  if (type === 'push-tab' && !isTab) throw new NavigationError('not TabBar page', url);
  if ((type === 'push' || type === 'replace') && isTab) throw new NavigationError('TabBar page', url);
  if (pendingUrl === url) throw new NavigationError('locked', url);
  if ((type === 'push' || type === 'replace') && currentUrl() === url) throw new NavigationError('locked', url);
}

function performNavigation(type: Exclude<NavigationType, 'back'>, url: string): Promise<unknown> {
  const target = { url: `/${url}` };
  switch (type) {
    case 'push':
      return Taro.navigateTo(target);
    case 'replace':
      return Taro.redirectTo(target);
    case 'replace-all':
      return Taro.reLaunch(target);
    case 'push-tab':
      return Taro.switchTab(target);
  }
}

/**
 * The only caller of the platform's navigation.
 * @throws NavigationError when it is refused (see its reasons), NavigationConfigurationError for an unknown type or the
 * name of no route, and the platform's error when the page cannot be opened
 */
export async function navigate(type: NavigationType, destination: Destination): Promise<void> {
  if (!navigationTypes.includes(type)) throw new NavigationConfigurationError(`no navigation type "${String(type)}"`);
  if (!guard({ type, ...destination })) throw new NavigationError('guarded', destination.url ?? destination.name ?? '');
  if (type === 'back') {
    const delta = destination.delta ?? 1;
    // Nothing to go back to: the mine tab, from which every user can continue.
    if (Taro.getCurrentPages().length <= 1) await performNavigation('push-tab', routes.mine);
    else await Taro.navigateBack({ delta });
    return;
  }
  const url = urlOf(destination);
  validateNavigation(type, url);
  const isFull = type === 'push' && Taro.getCurrentPages().length >= maxStackDepth;
  pendingUrl = url;
  try {
    await performNavigation(isFull ? 'replace' : type, url);
  } finally {
    pendingUrl = '';
  }
}

/** Says that a page which WeChat shows alone continues in the mini-program, by WeChat's own button. */
export const leaveSinglePage = (): void => overlays.toast(messages().openMiniProgram);

/**
 * A refusal is no accident of the person who tapped, so it is only logged; `locked` (a double tap) and `guarded` (the
 * page asks first) not even that. A page whose code has not come is offered again.
 */
function navigateAndLog(type: NavigationType, destination: Destination): void {
  if (singlePage.isOn) return leaveSinglePage();
  navigate(type, destination).catch((error: unknown) => {
    if (error instanceof NavigationConfigurationError) throw error;
    const isRefused = error instanceof NavigationError;
    if (isRefused && ['locked', 'guarded'].includes(error.reason)) return;
    console.warn(error);
    if (pageLoadCanFail && !isRefused) void offerRetry(() => navigateAndLog(type, destination));
  });
}

async function offerRetry(again: () => void): Promise<void> {
  const { errors, retry } = messages();
  const { networkTitle: title, networkHint: text } = errors;
  if ((await overlays.modal({ title, text, confirmText: retry })).confirm) again();
}

type ParamsArgument<N extends RouteName> =
  Partial<RouteParams[N]> extends RouteParams[N] ? [params?: RouteParams[N]] : [params: RouteParams[N]];
type PageName = Exclude<RouteName, TabName>;

/** Opens a page on top; in place of the top one when WeChat's stack is full. A refusal is only logged. */
export function push<N extends PageName>(name: N, ...[params]: ParamsArgument<N>): void {
  navigateAndLog('push', { name, params: params as Destination['params'] });
}

/** A tap that opens a page; a browser loads the address ahead. */
export type LinkTap = (() => void) & { readonly to: string };

/** Returns the tap that pushes a page. */
export function linkTo<N extends PageName>(name: N, ...[params]: ParamsArgument<N>): LinkTap {
  const destination = { name, params: params as Destination['params'] };
  return Object.assign(() => navigateAndLog('push', destination), { to: urlOf(destination) });
}

/** Opens a page in place of the top one. A refusal is only logged. */
export function replace<N extends PageName>(name: N, ...[params]: ParamsArgument<N>): void {
  navigateAndLog('replace', { name, params: params as Destination['params'] });
}

/** @public One of the five navigations; its callers come with the pages that need it. */
export function replaceAll<N extends RouteName>(name: N, ...[params]: ParamsArgument<N>): void {
  navigateAndLog('replace-all', { name, params: params as Destination['params'] });
}

/** Parameters for tabs until they read them: WeChat opens a tab without parameters. */
const pendingTabParams: Partial<Record<TabName, object>> = {};

/** Shows a tab; what lies on top of the tabs is closed. `params`: what it is to show. A refusal is only logged. */
export function pushTab<N extends TabName>(name: N, params?: RouteParams[N]): void {
  if (params) pendingTabParams[name] = params;
  navigateAndLog('push-tab', { name });
}

/** Returns and clears the parameters for the tab, when it is shown next. */
export function consumeTabParams<N extends TabName>(name: N): RouteParams[N] | undefined {
  const wish = pendingTabParams[name];
  delete pendingTabParams[name];
  return wish;
}

/** Closes the `delta` top pages; leads to the mine tab where none lies below. */
export function back(delta = 1): void {
  navigateAndLog('back', { delta });
}
