import Taro from '@tarojs/taro';
import type { CurrentUrl } from './types';

export const currentUrl: CurrentUrl = () => {
  // `at` is missing on iPhones that WeChat still supports.
  const pages = Taro.getCurrentPages();
  const page = pages[pages.length - 1];
  if (!page?.route) return '';
  const query = Object.entries((page.options ?? {}) as Record<string, string>)
    // Taro's own data is among the parameters.
    .filter(([name]) => name !== '$taroTimestamp')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return query ? `${page.route}?${query}` : page.route;
};
