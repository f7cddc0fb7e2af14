import type { AppVisibilityPlatform } from './types';

export const onAppVisibility: AppVisibilityPlatform['onAppVisibility'] = (listener) =>
  document.addEventListener('visibilitychange', () => listener(document.visibilityState === 'visible'));
