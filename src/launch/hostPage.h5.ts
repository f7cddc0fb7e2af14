import { whoseToken } from '@/api/launch';
import { nativeApp } from '@/bridge/nativeApp';
import { navigate, pushTab } from '@/navigation/navigate';
import { dropFromAddress } from '@/platform/addressParam';
import { routes, tabs } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { feedback } from '@/ui/feedback';
import type { HostPage } from './hostPage.types';
import { launchMessages } from './locale/messages';

export const takeToken: HostPage['takeToken'] = (token) => {
  // Neither the history of the browser nor a link that is passed on keeps it.
  dropFromAddress('token');
  if (nativeApp.isPresent) {
    user.setToken(token);
    returnToReferer();
  } else if (token !== user.token) void offer(token).catch((error: unknown) => console.warn('token not taken', error));
};

/** The native app may load the page anew after its login: on to the page that asked for it. */
function returnToReferer(): void {
  const { loginReferer, loginRefererQuery } = settings;
  settings.rememberReferer('', '');
  const tab = tabs.find((name) => routes[name] === loginReferer);
  if (tab) pushTab(tab);
  else if (loginReferer) {
    const url = loginRefererQuery ? `${loginReferer}?${loginRefererQuery}` : loginReferer;
    navigate('replace-all', { url }).catch((error: unknown) => console.warn('the page before the login', error));
  }
}

async function offer(token: string): Promise<void> {
  const { nickname, mobile } = await whoseToken(token);
  const t = launchMessages();
  const { confirm } = await feedback.modal({
    title: t.offeredTitle(nickname, mobile),
    text: t.offeredText,
    confirmText: t.offeredYes,
    cancelText: t.offeredNo
  });
  if (confirm) user.setToken(token);
}

export const takePerson: HostPage['takePerson'] = (person) => {
  // Neither the history of the browser nor a link that is passed on keeps it.
  dropFromAddress('mobile');
  dropFromAddress('nikeName');
  user.setH5User(person);
};
