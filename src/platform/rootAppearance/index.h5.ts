import { showTabBadge } from './tabBadge';
import type { RootAppearancePlatform } from './types';

/** `prefers-color-scheme` follows it, also before any script has run. */
export const followSystemTheme: RootAppearancePlatform['followSystemTheme'] = () => undefined;

/** The tab bar of the H5 build reads its labels from the dictionary itself (h5/tabBar.ts). */
export const showRootAppearance: RootAppearancePlatform['showRootAppearance'] = ({
  className,
  language,
  areTextsPending,
  unread
}) => {
  const root = document.documentElement;
  root.classList.remove('xs-dark', 'xs-auto', 'xs-elder');
  root.classList.add(...className.split(' ').filter(Boolean));
  root.lang = language;
  // The page that the server has drawn stays until then (src/index.html).
  root.toggleAttribute('data-texts-pending', areTextsPending);
  showTabBadge('mine', unread).catch(() => undefined);
};

export const useRootAppearance: RootAppearancePlatform['useRootAppearance'] = () => undefined;
