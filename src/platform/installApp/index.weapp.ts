import type { InstallAppPlatform } from './types';

/** WeChat keeps the mini-program in its own list. */
export const installWay: InstallAppPlatform['installWay'] = () => 'none';

export const offerInstall: InstallAppPlatform['offerInstall'] = () => Promise.resolve(false);
