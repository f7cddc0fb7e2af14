import { Events } from '@tarojs/shared';

/**
 * Replaces what Taro has of the address and the history of a browser's window (config/build/replacements.ts): pages of the
 * mini-program read their parameters from the router. The runtime reports to both which page shows; nothing listens.
 */
class NoAddress extends Events {
  constructor() {
    super();
  }
}

export { NoAddress as History, NoAddress as Location };

/** Taken by the names that the runtime exports: WeChat has no such classes either. */
export const TaroURLProvider = undefined;
export const URLSearchParams = undefined;
export const parseUrl = () => ({});
