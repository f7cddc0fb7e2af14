import type { InstallAppPlatform } from '@/platform/installApp/types';

/** The browser knows it. */
export const installWay: InstallAppPlatform['installWay'] = () => 'none';

export const offerInstall: InstallAppPlatform['offerInstall'] = () => Promise.resolve(false);
