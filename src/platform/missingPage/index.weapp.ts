import Taro from '@tarojs/taro';
import { placeholderUrl } from '../placeholderUrl';
import type { RedirectMissingPages } from './types';

/**
 * Uses WeChat's own listener: the hook of Taro exists only after React's first render, which is too late for a cold
 * start.
 */
export const redirectMissingPages: RedirectMissingPages = () =>
  Taro.onPageNotFound(({ path, query }) => {
    const pairs = Object.entries((query ?? {}) as Record<string, unknown>).map(
      ([name, value]) => `${name}=${String(value)}`
    );
    const asked = pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
    void Taro.redirectTo({ url: `/${placeholderUrl(asked)}` });
  });
