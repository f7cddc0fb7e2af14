import { when } from 'mobx';
import { clearResume, loginRoutes, resumeAfterLogin } from '@/navigation/loginGate';
import { navigate, pushTab } from '@/navigation/navigate';
import { openPagePaths } from '@/navigation/openPagePaths';
import { type RouteName, routes, tabs } from '@/routes';
import { consent } from '@/stores/consent';
import { loginMemory } from '@/stores/loginMemory';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import { offerToKeepAccount } from '../setting/offerToKeepAccount';

/** Number of logins since the start; an earlier one leaves no pages after a later one. */
let finishedLogins = 0;

/** Path and query of the page that requested the login. */
export interface Referer {
  loginReferer?: string;
  loginRefererQuery?: string;
}

const loginPaths = new Set(
  (Object.keys(routes) as RouteName[])
    .filter((name) => name.startsWith('login.') || name === 'register')
    .map((name) => routes[name])
);
const isLoginPath = (path: string | undefined) => path !== undefined && loginPaths.has(path);
const hasLoginPage = () => openPagePaths().some(isLoginPath);
const tabByPath = new Map<string, (typeof tabs)[number]>(tabs.map((name) => [routes[name], name]));

/** Returns the page that requested the login, as saved before the login left the app. */
export function rememberedReferer(): Referer {
  const { loginReferer, loginRefererQuery } = loginMemory;
  return { loginReferer, loginRefererQuery };
}

/** Returns the number of login pages on top of the page that requested them. */
function countLoginPagesOnTop(): number {
  const paths = openPagePaths().reverse();
  const below = paths.findIndex((path) => !isLoginPath(path));
  return below === -1 ? paths.length : below;
}

async function goBackTo({ loginReferer = '', loginRefererQuery }: Referer): Promise<void> {
  const onTop = countLoginPagesOnTop();
  const tab = tabByPath.get(loginReferer);
  // Below them is the page of `loginReferer`, or one that covered its login pages and requested a login of its own.
  if (onTop < openPagePaths().length) await navigate('back', { delta: onTop });
  // A login opened directly has no requesting page and leads to the "mine" tab.
  else if (tab || !loginReferer) await navigate('push-tab', { name: tab ?? 'mine' });
  // Replaces all pages, because going back must not lead to the finished login.
  else
    await navigate('replace-all', { url: loginRefererQuery ? `${loginReferer}?${loginRefererQuery}` : loginReferer });
}

/** Returns whether login pages are open below a page that is none. Observable: each page that is shown hosts overlays. */
function areLoginPagesCovered(): boolean {
  return overlays.hostId !== 0 && hasLoginPage() && !isLoginPath(openPagePaths().pop());
}

async function returnTo(referer: Referer): Promise<void> {
  try {
    await goBackTo(referer);
  } catch (error) {
    console.warn('the page before the login could not be shown', error);
    pushTab('mine');
  }
  resumeAfterLogin();
}

/** Leaves the login pages that are still open below the page returned to, when they are shown again. */
async function leaveCoveredPages(login: number): Promise<void> {
  const paths = openPagePaths();
  let count = paths.length;
  while (count > 0 && !isLoginPath(paths[count - 1])) count -= 1;
  if (count === 0) return;
  await when(() => overlays.hostId !== 0 && openPagePaths().length <= count);
  const isShown = openPagePaths().length === count && isLoginPath(openPagePaths().pop());
  if (isShown && user.isLoggedIn && login === finishedLogins) await returnTo({});
}

/** Saves the page on which this login began as the first page of the next login. */
function rememberMethod(): void {
  const paths = openPagePaths();
  const loginRoute = loginRoutes.find((route) => paths.includes(routes[route]));
  if (loginRoute) loginMemory.setLoginOption(loginRoute);
}

/**
 * Returns to the page that requested the login, unchanged if it is still open, and resumes the pending action. Without
 * a valid referer it opens the "mine" tab. While another page covers the login pages it waits until they are shown; if
 * that page has requested a login itself, it returns to that page. A user who has left all login pages stays on the
 * current page, without the pending action.
 */
export async function returnFromLogin(referer: Referer): Promise<void> {
  finishedLogins += 1;
  const login = finishedLogins;
  // Every login requires the ticked agreement.
  consent.agree();
  rememberMethod();
  loginMemory.clearReferer();
  await when(() => !areLoginPagesCovered());
  const { hostId } = overlays;
  if (hasLoginPage()) await returnTo(referer);
  else clearResume();
  // A page that opens closes the dialogs of the previous page.
  void when(() => overlays.hostId !== hostId).then(() => {
    void offerToKeepAccount();
    void leaveCoveredPages(login);
  });
}
