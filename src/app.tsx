import Taro, { useDidShow, useLaunch } from '@tarojs/taro';
import { autorun, configure, reaction } from 'mobx';
import type { PropsWithChildren } from 'react';
import { openDesktop } from '@/desktop/openDesktop';
import type { LaunchOptions } from '@/launch/launch';
import { showLostPages } from '@/launch/lostPage';
import { messages } from '@/locale/messages';
import { connectLogin } from '@/navigation/loginGate';
import { back, isBuilt, pushTab } from '@/navigation/navigate';
import { leisure } from '@/platform/leisure';
import { followMissingPages } from '@/platform/missingPage';
import { isOffline, onNetworkChange } from '@/platform/network';
import { followPhone, showRootAppearance } from '@/platform/rootAppearance';
import { systemMetrics } from '@/platform/system';
import { registerInterceptors } from '@/request/interceptors';
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

registerInterceptors();
followMissingPages();
showLostPages();
connectSession({
  token: () => user.token,
  requestEnabled: () => settings.requestEnabled === 'Y',
  onUnauthorized() {
    feedback.toast(messages().errors.unauthorized);
    void user.logout();
  },
  publicKey: () => settings.publicKey,
  savePublicKey: settings.setPublicKey
});
void user.load();
connectLogin({
  isLoggedIn: () => user.isLoggedIn,
  lastWay: () => settings.loginOption,
  askNativeApp: async () => settings.sourceType === 'nativeApp' && (await start()).askNativeLogin(),
  rememberReferer(url) {
    const [path = '', query = ''] = url.split('?');
    settings.rememberReferer(path, query);
  }
});
setNavPort({ back });
network.set(!isOffline());
onNetworkChange(network.set);

const system = systemMetrics();
settings.setEnvironment(system);
metrics.set(system);
followPhone((isDark) => appearance.setPhone(isDark));

// The unread number leads to the messages, so it appears with their page.
autorun(() =>
  showRootAppearance({
    className: appearance.className,
    language: settings.language,
    tabLabels: messages().tabs,
    unread: isBuilt('notifyCenter') ? message.unread : 0
  })
);

// A login from wherever it comes: bind the inviter who waits, bring what was looked at before, count the messages.
reaction(
  () => user.isLoggedIn,
  (isLoggedIn) => {
    if (isLoggedIn) void import('@/launch/afterLogin').then((part) => part.afterLogin());
    void message.refresh();
  }
);

// The H5 tab bar lies below the navigation and can only say what was tapped.
Taro.eventCenter.on('xsTabBarSelect', (name: TabName) => pushTab(name));

// The side panes come beside the first page, whichever it is; the router says when that stands.
Taro.eventCenter.once('__afterTaroRouterChange', openDesktop);

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
