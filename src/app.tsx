import Taro, { useDidShow, useLaunch } from '@tarojs/taro';
import { autorun, configure, reaction } from 'mobx';
import type { PropsWithChildren } from 'react';
import { loadConsent } from '@/components/consent/loadConsent';
import { openDesktop } from '@/desktop/openDesktop';
import type { LaunchOptions } from '@/launch/launch';
import { installPageLoadError } from '@/launch/pageLoadError';
import { language } from '@/locale/language';
import { messages } from '@/locale/messages';
import { connectLogin } from '@/navigation/loginGate';
import { back, pushTab } from '@/navigation/navigate';
import { afterFirstInteraction } from '@/platform/afterFirstInteraction';
import { redirectMissingPages } from '@/platform/missingPage';
import { isOffline, onNetworkChange } from '@/platform/network';
import { network } from '@/platform/network/network';
import { followSystemTheme, showRootAppearance } from '@/platform/rootAppearance';
import { systemInfo } from '@/platform/system';
import { screenInsets } from '@/platform/system/screenInsets';
import { registerInterceptors } from '@/request/interceptors';
import { connectSession } from '@/request/session';
import type { TabName } from '@/routes';
import { consent, consentQuestion } from '@/stores/consent';
import { environment } from '@/stores/environment';
import { loginMemory } from '@/stores/loginMemory';
import { message } from '@/stores/message';
import { serverConfig } from '@/stores/serverConfig';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { appearance } from '@/ui/appearance';
import { setNavigationAdapter } from '@/ui/navigationAdapter';
import { overlays } from '@/ui/overlays';
import { SINGLE_PAGE_SCENE, singlePage } from '@/ui/singlePage';
import './app.scss';

configure({ enforceActions: 'always' });

registerInterceptors();
redirectMissingPages();
installPageLoadError();
connectSession({
  token: () => user.token,
  requestEnabled: () => serverConfig.requestEnabled === 'Y',
  onUnauthorized() {
    overlays.toast(messages().errors.unauthorized);
    void user.logout();
  },
  publicKey: () => serverConfig.publicKey,
  savePublicKey: serverConfig.setPublicKey
});
void user.load();
connectLogin({
  isLoggedIn: () => user.isLoggedIn,
  isAgreementDue: () => consentQuestion.isPostponed && !consent.isAnswered,
  askAgreement: () =>
    loadConsent()
      .then((ask) => ask(true))
      .then(() => consent.isAnswered && user.isLoggedIn),
  lastLoginRoute: () => loginMemory.loginOption,
  askNativeApp: async () => environment.sourceType === 'nativeApp' && (await start()).askNativeLogin(),
  rememberReferer(url) {
    const [path = '', query = ''] = url.split('?');
    loginMemory.rememberReferer(path, query);
  }
});
setNavigationAdapter({ back });
network.set(!isOffline());
onNetworkChange(network.set);

const system = systemInfo();
environment.setSystem(system);
screenInsets.set(system);
followSystemTheme((isDark) => appearance.setSystemDark(isDark));

autorun(() =>
  showRootAppearance({
    className: appearance.className,
    language: settings.spokenLanguage,
    areTextsPending: language.pending > 0,
    tabLabels: messages().tabs,
    unread: message.unread
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

// The side panes appear beside the first page, whichever it is; the router reports when that is rendered.
Taro.eventCenter.once('__afterTaroRouterChange', openDesktop);

/** When the consent dialog cannot be loaded the app continues, and asks when it comes to the foreground again. */
const askConsent = () =>
  afterFirstInteraction()
    .then(loadConsent)
    .then((ask) => ask())
    .catch(console.warn);

/** The launch code is loaded beside the first page, which renders without it. */
const start = () => import('@/launch/launch');

function App({ children }: PropsWithChildren) {
  useLaunch((options) => {
    if ((options as Partial<LaunchOptions>).scene === SINGLE_PAGE_SCENE) singlePage.set(true);
    void start().then(({ launch }) => launch(options as LaunchOptions));
  });
  useDidShow((options) => {
    // Alone, a page remembers nothing, and the texts to agree to cannot be opened.
    if (!singlePage.isOn) void askConsent();
    void start().then(({ show }) => show({ query: {}, ...(options as Partial<LaunchOptions> | undefined) }));
  });
  return children;
}

export default App;
