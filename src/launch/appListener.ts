import { reaction } from 'mobx';
import type { LinkTarget } from '@contract/deepLink';
import type { AppListener } from '@/bridge/AppConnection';
import type { AppAction, AppMessages } from '@/bridge/appMessages';
import { nativeApp } from '@/bridge/nativeApp';
import { appVersion } from '@/lib/version';
import { clearResume, resumeAfterLogin } from '@/navigation/loginGate';
import { navigate, pushTab } from '@/navigation/navigate';
import { openPagePaths } from '@/navigation/openPagePaths';
import { routes } from '@/routes';
import { loginMemory } from '@/stores/loginMemory';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { closeAppQuestion } from './askAppLogin';

const isLoginPath = (path: string | undefined) => /^pagesAuth\/(?:login|register)\//.test(path ?? '');

/** Whether the app itself ended the session, so that it need not be notified. */
let isEndedByApp = false;

async function logIn(token: string): Promise<void> {
  closeAppQuestion();
  const paths = openPagePaths();
  user.setToken(token);
  // That page returns by itself.
  if (paths.includes(routes['login.quick'])) return;
  loginMemory.clearReferer();
  await leaveLoginPages(paths);
  resumeAfterLogin();
}

/** The token may come while the person logs in in the page, because the app seemed not to answer. */
async function leaveLoginPages(paths: readonly string[]): Promise<void> {
  const below = [...paths].reverse().findIndex((path) => !isLoginPath(path));
  if (below > 0) await navigate('back', { delta: below });
  else if (below === -1 && paths.length > 0) pushTab('mine');
}

/** The code that carries out a jump action is larger than the launch. */
async function openJump(json: string): Promise<void> {
  const { openDeepLink } = await import('@/navigation/deepLink');
  openDeepLink(JSON.parse(json) as LinkTarget);
}

const report = (error: unknown) => console.warn('bridge', error);

const handlers: { [A in AppAction]: (param: AppMessages[A]) => boolean } = {
  loginToken({ token }) {
    if (token === '') return false;
    logIn(token).catch(report);
    return true;
  },
  loginCancel() {
    clearResume();
    return true;
  },
  logout() {
    isEndedByApp = true;
    void user.logout();
    return true;
  },
  jump({ target }) {
    openJump(target).catch(report);
    return true;
  }
};

/** Returns the page's side of the exchange with the native app. */
export const appListener = (): AppListener => ({
  page: { version: appVersion, language: settings.spokenLanguage },
  handle: (action, param) => handlers[action](param)
});

let isReporting = false;

/** Notifies the app of each session that ends in the page. Idempotent. */
export function reportLogout(): void {
  if (isReporting) return;
  isReporting = true;
  reaction(
    () => user.isLoggedIn,
    (isLoggedIn) => {
      if (!isLoggedIn && !isEndedByApp) void nativeApp.ask('logout', {});
      isEndedByApp = false;
    }
  );
}
