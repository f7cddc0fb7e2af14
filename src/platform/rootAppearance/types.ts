import type { TabName } from '@/routes';

export interface RootAppearance {
  /** Classes of the appearance (src/ui/appearance.ts). */
  className: string;
  language: string;
  /** True while texts in that language are on their way. */
  areTextsPending: boolean;
  /** Labels of the tab bar, in the current language. */
  tabLabels: Record<TabName, string>;
  /** The unread number over `mine`; 0 for none. */
  unread: number;
}

export interface RootAppearancePlatform {
  /** Reports whether the phone is dark, now and after each change, where style sheets cannot follow it themselves. */
  followSystemTheme(onChange: (isDark: boolean) => void): void;
  /** Applies the appearance outside of the pages (background, bars, tab bar). */
  showRootAppearance(appearance: RootAppearance): void;
  /** Part of every page frame: applies the page's own appearance, such as its status bar, whenever it is shown. */
  useRootAppearance(): void;
}
