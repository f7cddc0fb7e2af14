import type { TabName } from '@/routes';

export interface RootAppearance {
  /** Classes of the appearance (src/ui/appearance.ts). */
  className: string;
  language: string;
  /** Words of the tab bar, in the language. */
  tabLabels: Record<TabName, string>;
  /** The unread number over `mine`; 0 for none. */
  unread: number;
}

export interface RootAppearancePlatform {
  /** Tells whether the phone is dark, now and whenever it changes, where style sheets cannot follow it themselves. */
  followSystemTheme(onChange: (isDark: boolean) => void): void;
  /** Shows what lies outside the pages (ground, bars, tab bar) as it is to look from now on. */
  showRootAppearance(appearance: RootAppearance): void;
  /** Part of every page frame: what belongs to the page, such as the status bar over it, follows whenever it is shown. */
  useRootAppearance(): void;
}
