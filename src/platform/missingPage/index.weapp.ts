import Taro from '@tarojs/taro';
import { notFoundPath } from '@/routes';
import type { RedirectMissingPages } from './types';

/**
 * Uses WeChat's own listener: the hook of Taro exists only after React's first render, which is too late for a cold
 * start.
 */
export const redirectMissingPages: RedirectMissingPages = () =>
  Taro.onPageNotFound(() => void Taro.redirectTo({ url: `/${notFoundPath}` }));
