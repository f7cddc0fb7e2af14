import type { AppVisibilityPlatform } from './appVisibility.types';

export const onAppVisibility: AppVisibilityPlatform['onAppVisibility'] = (listener) =>
  document.addEventListener('visibilitychange', () => listener(document.visibilityState === 'visible'));
