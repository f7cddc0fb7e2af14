import Taro, { useDidShow, useLaunch } from '@tarojs/taro';
import { autorun, configure, reaction } from 'mobx';
import type { PropsWithChildren } from 'react';
import { nativeApp } from '@/bridge/nativeApp';
import { openDesktop } from '@/desktop/openDesktop';
import type { LaunchOptions } from '@/launch/launch';
import { words } from '@/locale/words';
import { connectLogin } from '@/navigation/loginGate';
import { back, isBuilt, pushTab } from '@/navigation/navigate';
import { leisure } from '@/platform/leisure';
import { onNetworkChange } from '@/platform/network';
import { showRootAppearance } from '@/platform/rootAppearance';
import { systemMetrics } from '@/platform/system';
import { showTabBadge } from '@/platform/tabBadge';
import { connectSession } from '@/request/session';
import type { TabName } from '@/routes';
import { message } from '@/stores/message';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { appearance } from '@/ui/appearance';
import { feedback } from '@/ui/feedback';
import { metrics } from '@/ui/metrics';
import { setNavPort } from '@/ui/navPort';
import { network } from '@/ui/network';
import './app.scss';

configure({ enforceActions: 'always' });

connectSession({
  token: () => user.token,
  requestEnabled: () => settings.requestEnabled === 'Y',
  onUnauthorized() {
    feedback.toast(words().errors.unauthorized);
    void user.logout();
  },
  publicKey: () => settings.publicKey,
  savePublicKey: settings.setPublicKey
});
void user.load();
connectLogin({
  isLoggedIn: () => user.isLoggedIn,
  askNativeApp: () => Promise.resolve(settings.sourceType === 'nativeApp' && nativeApp.askLogin()),
  rememberReferer(url) {
    const [path = '', query = ''] = url.split('?');
    settings.rememberReferer(path, query);
  }
});
setNavPort({ back });
onNetworkChange(network.set);

const system = systemMetrics();
settings.setEnvironment(system);
metrics.set(system);

autorun(() => showRootAppearance({ className: appearance.className, language: settings.language }));

// A login from wherever it comes: bind the inviter who waits, bring what was looked at before, count the messages.
reaction(
  () => user.isLoggedIn,
  (isLoggedIn) => {
    if (isLoggedIn) void import('@/launch/afterLogin').then((part) => part.afterLogin());
    void message.refresh();
  }
);

// The unread number leads to the messages, so it appears with their page.
autorun(() => showTabBadge('mine', isBuilt('notifyCenter') ? message.unread : 0));

// The H5 tab bar lies below the navigation and can only say what was tapped.
Taro.eventCenter.on('xsTabBarSelect', (name: TabName) => pushTab(name));

// The home opens the side panes as soon as it is drawn; this is for a visit that begins on another page.
void leisure().then(openDesktop);

/** Where its part cannot be loaded the app goes on, and asks when it next comes to the front. */
const askConsent = () =>
  leisure()
    .then(() => import('@/components/consent/askConsent'))
    .then((part) => part.askConsent())
    .catch(console.warn);

/** What a launch does is loaded beside the first page: nothing of it is needed to draw that. */
const start = () => import('@/launch/launch');

function App({ children }: PropsWithChildren) {
  useLaunch((options) => void start().then(({ launch }) => launch(options as LaunchOptions)));
  useDidShow((options) => {
    void askConsent();
    void start().then(({ show }) => show({ query: {}, ...(options as Partial<LaunchOptions> | undefined) }));
  });
  return children;
}

export default App;
