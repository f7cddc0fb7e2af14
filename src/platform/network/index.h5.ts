import type { NetworkPlatform } from './types';

export const isOffline: NetworkPlatform['isOffline'] = () => !navigator.onLine;

export const onNetworkChange: NetworkPlatform['onNetworkChange'] = (listener) => {
  window.addEventListener('online', () => listener(true));
  window.addEventListener('offline', () => listener(false));
};
