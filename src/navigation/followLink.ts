import type { LinkTarget } from '@contract/deepLink';
import { linkFault } from '@rules/linkTarget';
import { nativeApp } from '@/bridge/nativeApp';
import { openExternalLink } from '@/platform/externalLink';
import { type RouteName, routeNames, type TabName, tabs } from '@/routes';
import { overlays } from '@/ui/overlays';
import type { ExternalLinks } from './externalLinks.types';
import { outsideMessages } from './locale/messages';
import { openLogin, withLogin } from './loginGate';
import { back, type Destination, navigate, pushTab } from './navigate';

type Handlers = { [T in LinkTarget['type']]: (action: Extract<LinkTarget, { type: T }>) => void };

const isRoute = (name: string): name is RouteName => (routeNames as string[]).includes(name);
const isTab = (name: RouteName): name is TabName => (tabs as readonly string[]).includes(name);

function report(problem: string): void {
  console.warn(`jump: ${problem}`);
}

/**
 * Code that leaves the pages (a copy, a call, a picture, a map) is loaded with its first use: it is larger than the
 * home.
 */
function withExternalLinks(run: (links: ExternalLinks) => void): void {
  import('./externalLinks').then(run).catch((error: unknown) => report(String(error)));
}

/** A page that is unknown leads home, so that a tap is never without an answer. */
function goTo(name: string, params?: Destination['params']): void {
  if (!isRoute(name)) {
    report(`no page "${name}"`);
    pushTab('home');
    return;
  }
  if (isTab(name)) pushTab(name);
  else navigate('push', { name, params }).catch(report);
}

const handlers: Handlers = {
  backLink: () => back(),
  copyText: ({ text }) => withExternalLinks(({ copy }) => copy(text)),
  callPhone: ({ phone }) => withExternalLinks(({ callPhone }) => callPhone(phone)),
  secretChange: () => goTo('login.newPassword'),
  loginLink: () => void openLogin(),
  loginCard: () => void withLogin('', () => goTo('vcard.shell')),
  searchLink: ({ q }) => (q ? goTo('search.view', { q }) : goTo('search.middle')),
  shareLink1: ({ link }) => withExternalLinks(({ copy }) => copy(link)),
  shareMini: ({ path }) => withExternalLinks(({ copy }) => copy(path)),
  purchaseLink: ({ id }) => (id ? goTo('purchase.info', { id }) : goTo('transaction')),
  supplyLink: ({ id }) => (id ? goTo('supply.info', { id }) : goTo('transaction')),
  lonePress: ({ imageUrl }) => goTo('imagePreview', { urls: imageUrl }),
  jumpMini: ({ route, params }) => goTo(route, params),
  openMiniprogram: (target) => withExternalLinks(({ openMiniProgram }) => openMiniProgram(target)),
  toMap: (location) => withExternalLinks(({ openMap }) => openMap(location)),
  externalLink: ({ url }) => openExternalLink(url)
};

/** Actions that the native app carries out where the page is in one. */
const appTypes: readonly LinkTarget['type'][] = [
  'callPhone',
  'shareLink1',
  'shareMini',
  'openMiniprogram',
  'toMap',
  'externalLink'
];

/**
 * Carries out a jump action: the one way in for banners, messages, named links, codes and push messages.
 * - A type that this version does not know (a newer server) is reported and ignored, and so is one with a wrong field.
 * - An address that is unsafe is refused, which is shown. A proper one of a host that is not on the allow-list leads to
 *   the page that names it and leaves the decision to the person.
 * - An unknown page leads home and is reported.
 * - A target that needs a session passes the login gate and goes on after it.
 */
export function followLink(target: LinkTarget): void {
  const fault = linkFault(target, WEB_HOSTS);
  if (fault === undefined) carryOut(target);
  else if (fault === 'host' && target.type === 'externalLink') goTo('main.webView', { url: target.url });
  else {
    report(`"${String((target as Partial<LinkTarget> | null)?.type)}" refused: ${fault}`);
    if (fault === 'unsafe' || fault === 'host') overlays.toast(outsideMessages().unsafeLink);
  }
}

function carryOut(target: LinkTarget): void {
  const run = () => (handlers[target.type] as (target: LinkTarget) => void)(target);
  if (nativeApp.isConnected && appTypes.includes(target.type)) {
    withExternalLinks(({ openInApp }) => openInApp(target, run));
  } else run();
}
