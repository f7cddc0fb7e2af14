import type { SystemPlatform } from './types';

export const systemLocale: SystemPlatform['systemLocale'] = () => navigator.language;

export const linkLocale: SystemPlatform['linkLocale'] = () => new URLSearchParams(location.search).get('lang');

/** The browser's own bars are outside of the page; insets come from CSS `env()` (src/styles/theme.scss). */
export const systemInfo: SystemPlatform['systemInfo'] = () => ({
  platform: 'h5',
  isWeChatBrowser: /MicroMessenger/i.test(navigator.userAgent),
  statusBarHeight: 0,
  safeAreaHeight: 0,
  capsuleWidth: 0
});
