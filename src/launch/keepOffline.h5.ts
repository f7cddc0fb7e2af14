import type { KeepOffline } from './keepOffline.types';

/** The code is loaded where there is something to do: browsers offer no worker on a page without HTTPS, nor in some modes. */
export const keepOffline: KeepOffline = async () => {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const { startOffline } = await import('./offline/startOffline');
  await startOffline(navigator.serviceWorker);
};
