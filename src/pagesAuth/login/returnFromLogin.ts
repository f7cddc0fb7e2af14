import { when } from 'mobx';
import { loginRoutes, resumeAfterLogin } from '@/navigation/loginGate';
import { navigate, pushTab } from '@/navigation/navigate';
import { openPagePaths } from '@/navigation/openPagePaths';
import { routes, tabs, type RouteName } from '@/routes';
import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { overlays } from '@/ui/overlays';
import { offerToKeepAccount } from '../setting/offerToKeepAccount';

/** Where the person came from: path and query of the page that asked for the login. */
export interface Referer {
  loginReferer?: string;
  loginRefererQuery?: string;
}

const loginPaths = new Set(
  (Object.keys(routes) as RouteName[])
    .filter((name) => name.startsWith('login.') || name === 'register')
    .map((name) => routes[name])
);
const tabByPath = new Map<string, (typeof tabs)[number]>(tabs.map((name) => [routes[name], name]));

/** Where the login was asked for before it left the app. */
export function rememberedReferer(): Referer {
  const { loginReferer, loginRefererQuery } = settings;
  return { loginReferer, loginRefererQuery };
}

/** How many pages of the login lie on top of the one that asked for it; 0 when it is not below them. */
function loginPagesAbove(referer: string): number {
  const paths = openPagePaths();
  let above = 0;
  while (loginPaths.has(paths[paths.length - 1 - above] ?? '')) above += 1;
  return paths[paths.length - 1 - above] === referer ? above : 0;
}

async function goBackTo({ loginReferer = '', loginRefererQuery }: Referer): Promise<void> {
  const above = loginPagesAbove(loginReferer);
  const tab = tabByPath.get(loginReferer);
  if (above > 0) await navigate('back', { delta: above });
  // Whoever opened the login itself was nowhere before.
  else if (tab || !loginReferer) await navigate('push-tab', { name: tab ?? 'mine' });
  // All pages are replaced: going back must not lead to the login that is over.
  else
    await navigate('replace-all', { url: loginRefererQuery ? `${loginReferer}?${loginRefererQuery}` : loginReferer });
}

/** The next login begins on the page that this one began on. */
function rememberMethod(): void {
  const paths = openPagePaths();
  const loginRoute = loginRoutes.find((route) => paths.includes(routes[route]));
  if (loginRoute) settings.setLoginOption(loginRoute);
}

/**
 * After a login: to the page that asked for it, as it was left where it is still there, and on with what it was asked
 * for. A referer that is missing or is no page of ours leads to the mine tab.
 */
export async function returnFromLogin(referer: Referer): Promise<void> {
  // Nobody logs in without having ticked the agreement.
  consent.agree();
  const { hostId } = overlays;
  rememberMethod();
  settings.rememberReferer('', '');
  try {
    await goBackTo(referer);
  } catch (error) {
    console.warn('the page before the login could not be shown', error);
    pushTab('mine');
  }
  resumeAfterLogin();
  // A page that comes up takes away what the one before had asked.
  void when(() => overlays.hostId !== hostId).then(offerToKeepAccount);
}
