import { useDidShow } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { replaceUrl } from '@/platform/replaceUrl';
import { type RouteName, type RouteParams, routes } from '@/routes';
import { pathOf } from './pathOf';

/**
 * Keeps the address of the page saying what it shows: after each change, and when the page comes back to the screen.
 * @param params undefined until the page knows them
 */
export function useUrlSync<N extends RouteName>(name: N, params: RouteParams[N] | undefined): void {
  const url = params && pathOf(name, params);
  const latest = useRef(url);
  latest.current = url;
  const write = () => {
    if (latest.current !== undefined) replaceUrl(routes[name], latest.current);
  };
  useEffect(write, [name, url]);
  useDidShow(write);
}
