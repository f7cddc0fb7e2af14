import { Refusal, type PageStack } from '../PageStack';
import type { Api, Options } from './Api';

const tabBarCalls = [
  'showTabBar',
  'hideTabBar',
  'setTabBarItem',
  'setTabBarStyle',
  'setTabBarBadge',
  'removeTabBarBadge',
  'showTabBarRedDot',
  'hideTabBarRedDot'
];

/** Moving between pages, and what belongs to the page on top. */
export function navigationApi(api: Api, pages: PageStack): Options {
  const urlOf = ({ url }: Options) => {
    if (typeof url !== 'string' || url === '') throw new Refusal('parameter.url should be String');
    return url;
  };
  const changeTabBar = () => {
    if (!pages.isTabOnTop) throw new Refusal('not TabBar page');
  };
  return api.asynchronousAll({
    ...Object.fromEntries(tabBarCalls.map((name) => [name, changeTabBar])),
    navigateTo: (options) => {
      const channel = eventChannel();
      pages.navigateTo(urlOf(options));
      pages.top.caller.getOpenerEventChannel = () => channel;
      return { eventChannel: channel };
    },
    redirectTo: (options) => pages.redirectTo(urlOf(options)),
    reLaunch: (options) => pages.reLaunch(urlOf(options)),
    switchTab: (options) => pages.switchTab(urlOf(options)),
    navigateBack: ({ delta }) => pages.navigateBack(typeof delta === 'number' ? delta : 1),
    setNavigationBarTitle: ({ title }) => {
      pages.top.title = String(title);
    },
    setNavigationBarColor: () => undefined,
    showNavigationBarLoading: () => undefined,
    hideNavigationBarLoading: () => undefined,
    pageScrollTo: ({ scrollTop }) => {
      if (typeof scrollTop === 'number') pages.scrollTo(scrollTop);
    },
    startPullDownRefresh: () => {
      pages.call(pages.top, 'onPullDownRefresh');
    },
    stopPullDownRefresh: () => undefined,
    // The question comes only where the person goes back by hand, which no scenario does with a page unsaved.
    enableAlertBeforeUnload: () => undefined,
    disableAlertBeforeUnload: () => undefined,
    setBackgroundColor: () => undefined,
    setBackgroundTextStyle: () => undefined
  });
}

/** The two ends of a page opening another share one list of listeners here. */
function eventChannel(): object {
  const listeners = new Map<string, ((...values: unknown[]) => void)[]>();
  const on = (name: string, run: (...values: unknown[]) => void) =>
    listeners.set(name, [...(listeners.get(name) ?? []), run]);
  return {
    on,
    once: on,
    off: (name: string) => listeners.delete(name),
    emit: (name: string, ...values: unknown[]) => listeners.get(name)?.forEach((run) => run(...values))
  };
}
