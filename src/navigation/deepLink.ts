import type { LinkTarget } from '@contract/deepLink';
import { openExternalLink } from '@/platform/externalLink';
import { previewImage } from '@/platform/previewImage';
import { type RouteName, routes, type TabName, tabs } from '@/routes';
import type { ExternalLinks } from './externalLinks.types';
import { openLogin, withLogin } from './loginGate';
import { back, type Destination, navigate, pushTab } from './navigate';

type Handlers = { [T in LinkTarget['type']]: (action: Extract<LinkTarget, { type: T }>) => void };

const isRoute = (name: string): name is RouteName => Object.keys(routes).includes(name);
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
  lonePress: ({ imageUrl }) => previewImage({ urls: [imageUrl] }),
  jumpMini: ({ route, params }) => goTo(route, params),
  openMiniprogram: (target) => withExternalLinks(({ openMiniProgram }) => openMiniProgram(target)),
  toMap: (location) => withExternalLinks(({ openMap }) => openMap(location)),
  externalLink: ({ url }) => openExternalLink(url)
};

/**
 * Carries out a jump action: the one way in for banners, messages, codes, share cards and links.
 * - A type that this version does not know (a newer server) is reported and ignored.
 * - An unknown page leads home and is reported.
 * - A target that needs a session passes the login gate and goes on after it.
 */
export function openDeepLink(target: LinkTarget): void {
  const handler = handlers[target.type] as ((target: LinkTarget) => void) | undefined;
  if (handler) handler(target);
  else report(`unknown type "${String(target.type)}"`);
}
