import { ApiFailure, type PageStack } from '../PageStack';
import type { Api, Options } from './Api';

/** `unknown`: a version of WeChat that does not say. */
export type Theme = 'light' | 'dark' | 'unknown';

/** What WeChat draws around the pages: its tab bar, the status bar over a page and the ground under it. */
export class Bars {
  /** Colours of the tab bar as the app has set them. */
  style: Options = {};
  /** Words of the tabs that the app has set, by index. */
  readonly labels = new Map<number, string>();
  /** Numbers over the tabs, by index. */
  readonly badges = new Map<number, string>();

  /** `hasDarkMode`: whether app.json says `darkmode`; without it WeChat keeps the phone's theme to itself. */
  constructor(
    private readonly hasDarkMode: boolean,
    private current: Theme
  ) {}

  /** Of the phone itself. */
  get phoneTheme(): Theme {
    return this.current;
  }

  /** As the app hears of it. */
  get theme(): string | undefined {
    return this.hasDarkMode && this.current !== 'unknown' ? this.current : undefined;
  }

  /** The words that the app has set, in the order of the tabs. */
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

/** The tab bar, which can be changed on the pages that have it only, and the bars of the page on top. */
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
      pages.top.statusText = frontColor === '#ffffff' ? 'white' : 'black';
      colour('backgroundColor', backgroundColor);
    },
    showNavigationBarLoading: () => undefined,
    hideNavigationBarLoading: () => undefined,
    setBackgroundColor: ({ backgroundColor }) => {
      pages.top.ground = colour('backgroundColor', backgroundColor);
    },
    setBackgroundTextStyle: () => undefined
  });
}
