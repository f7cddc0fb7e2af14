import { ApiFailure, type PageStack } from '../PageStack';
import type { Api, Options } from './Api';

/** `unknown`: a version of WeChat that does not report the theme. */
export type Theme = 'light' | 'dark' | 'unknown';

/** WeChat's bars around the pages: tab bar, status bar and background. */
export class Bars {
  /** Colours of the tab bar that the app has set. */
  style: Options = {};
  /** Labels of the tabs that the app has set, by index. */
  readonly labels = new Map<number, string>();
  /** Badges of the tabs, by index. */
  readonly badges = new Map<number, string>();

  /** `hasDarkMode`: whether app.json has `darkmode`; without it WeChat does not report the phone's theme. */
  constructor(
    private readonly hasDarkMode: boolean,
    private current: Theme
  ) {}

  /** Theme of the phone itself. */
  get phoneTheme(): Theme {
    return this.current;
  }

  /** Theme that the app gets. */
  get theme(): string | undefined {
    return this.hasDarkMode && this.current !== 'unknown' ? this.current : undefined;
  }

  /** Labels that the app has set, in the order of the tabs. */
  get shownLabels(): string[] {
    return [...this.labels].sort(([one], [other]) => one - other).map(([, text]) => text);
  }

  setTheme(theme: Theme): void {
    this.current = theme;
  }
}

const hexColour = /^#[0-9a-f]{6}$/i;

function colour(name: string, value: unknown): string {
  if (typeof value !== 'string' || !hexColour.test(value)) throw new ApiFailure(`invalid ${name}`);
  return value;
}

/** The tab bar, which can be changed on pages that have it only, and the bars of the page on top. */
export function barsApi(api: Api, bars: Bars, pages: PageStack): Options {
  const ofTabBar = (change: (options: Options) => void) => (options: Options) => {
    if (!pages.isTabOnTop) throw new ApiFailure('not TabBar page');
    change(options);
  };
  return api.asynchronousAll({
    showTabBar: ofTabBar(() => undefined),
    hideTabBar: ofTabBar(() => undefined),
    showTabBarRedDot: ofTabBar(() => undefined),
    hideTabBarRedDot: ofTabBar(() => undefined),
    setTabBarItem: ofTabBar(({ index, text }) => void bars.labels.set(Number(index), String(text))),
    setTabBarStyle: ofTabBar(({ color, selectedColor, backgroundColor, borderStyle }) => {
      for (const [name, value] of Object.entries({ color, selectedColor, backgroundColor })) colour(name, value);
      bars.style = { color, selectedColor, backgroundColor, borderStyle };
    }),
    setTabBarBadge: ofTabBar(({ index, text }) => void bars.badges.set(Number(index), String(text))),
    removeTabBarBadge: ofTabBar(({ index }) => void bars.badges.delete(Number(index))),
    setNavigationBarTitle: ({ title }) => {
      pages.top.title = String(title);
    },
    setNavigationBarColor: ({ frontColor, backgroundColor }) => {
      if (frontColor !== '#000000' && frontColor !== '#ffffff') throw new ApiFailure('invalid frontColor');
      pages.top.statusBarStyle = frontColor === '#ffffff' ? 'white' : 'black';
      colour('backgroundColor', backgroundColor);
    },
    showNavigationBarLoading: () => undefined,
    hideNavigationBarLoading: () => undefined,
    setBackgroundColor: ({ backgroundColor }) => {
      pages.top.backgroundColor = colour('backgroundColor', backgroundColor);
    },
    setBackgroundTextStyle: () => undefined
  });
}
