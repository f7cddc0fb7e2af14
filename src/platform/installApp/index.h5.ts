import type { InstallAppPlatform } from './types';

/** The browser's offer to install the app, which TypeScript has no type of. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Set by the script in src/index.html. */
    __installOffer?: InstallOffer;
  }
}

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;

export const installWay: InstallAppPlatform['installWay'] = () => {
  const { userAgent } = navigator;
  if (isInstalled()) return 'none';
  if (window.__installOffer) return 'offer';
  if (/MicroMessenger/i.test(userAgent)) return 'elsewhere';
  return /iPhone|iPad|iPod/.test(userAgent) ? 'apple' : 'menu';
};

export const offerInstall: InstallAppPlatform['offerInstall'] = async () => {
  const offer = window.__installOffer;
  delete window.__installOffer;
  if (!offer) return false;
  const { outcome } = await offer.prompt();
  return outcome === 'accepted';
};
