import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { network } from './network';

/**
 * Retries when the network returns: at once on the top page, on other pages when they are shown again. Call it inside
 * an observer.
 * @param retry reloads failed or outdated data; undefined when there is nothing to retry
 */
export function useRetryWhenOnline(retry: (() => void) | undefined): void {
  const { online } = network;
  const due = useRef<() => void>();
  const isShown = useRef(true);
  if (!online) due.current = retry;
  const run = () => {
    if (!network.online || !isShown.current) return;
    due.current?.();
    due.current = undefined;
  };
  useEffect(run, [online]);
  useDidHide(() => {
    isShown.current = false;
  });
  useDidShow(() => {
    isShown.current = true;
    run();
  });
}
