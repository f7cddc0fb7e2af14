import type { AppUpdatePlatform } from './types';

/** The page itself is never cached, so a reload gets the newest version. */
export const applyUpdate: AppUpdatePlatform['applyUpdate'] = () => {
  location.reload();
  return Promise.resolve();
};

export const onUpdateReady: AppUpdatePlatform['onUpdateReady'] = () => undefined;
