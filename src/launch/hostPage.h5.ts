import { getUserOfToken } from '@/api/launch';
import { nativeApp } from '@/bridge/nativeApp';
import { navigate, pushTab } from '@/navigation/navigate';
import { bridgeHost } from '@/platform/bridgeHost';
import { removeUrlParam } from '@/platform/removeUrlParam';
import { routes, tabs } from '@/routes';
import { loginMemory } from '@/stores/loginMemory';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import type { HostPage } from './hostPage.types';
import { launchMessages } from './locale/messages';

export const isAppBrowser: HostPage['isAppBrowser'] = () => bridgeHost.isAppBrowser();

export const connectApp: HostPage['connectApp'] = async () => {
  const listener = import('./appListener').then(({ appListener }) => appListener());
  if (!(await nativeApp.connect(listener))) return;
  const { reportLogout } = await import('./appListener');
  reportLogout();
};

export const askAppLogin: HostPage['askAppLogin'] = () => import('./askAppLogin').then((part) => part.askAppLogin());

export const acceptToken: HostPage['acceptToken'] = (token) => {
  // Neither the history of the browser nor a link that is passed on keeps it.
  removeUrlParam('token');
  takeToken(token).catch((error: unknown) => console.warn('token not taken', error));
};

async function takeToken(token: string): Promise<void> {
  if (await nativeApp.whenKnown()) {
    user.setToken(token);
    returnToReferer();
  } else if (token !== user.token) await confirmToken(token);
}

/** The native app may reload the page after its login: navigates on to the page that asked for it. */
function returnToReferer(): void {
  const { loginReferer, loginRefererQuery } = loginMemory;
  loginMemory.clearReferer();
  const tab = tabs.find((name) => routes[name] === loginReferer);
  if (tab) pushTab(tab);
  else if (loginReferer) {
    const url = loginRefererQuery ? `${loginReferer}?${loginRefererQuery}` : loginReferer;
    navigate('replace-all', { url }).catch((error: unknown) => console.warn('the page before the login', error));
  }
}

async function confirmToken(token: string): Promise<void> {
  const { nickname, mobile } = await getUserOfToken(token);
  const t = launchMessages();
  const { confirm } = await overlays.modal({
    title: t.offeredTitle(nickname, mobile),
    text: t.offeredText,
    confirmText: t.offeredYes,
    cancelText: t.offeredNo
  });
  if (confirm) user.setToken(token);
}

export const acceptHostUser: HostPage['acceptHostUser'] = (person) => {
  // Neither the history of the browser nor a link that is passed on keeps it.
  removeUrlParam('mobile');
  removeUrlParam('nikeName');
  user.setH5User(person);
};
