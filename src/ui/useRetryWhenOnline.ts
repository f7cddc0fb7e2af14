import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { network } from './network';

/**
 * What failed, or is old, for want of a network is tried again once there is one: at once on the page on top, on others
 * when they come to the screen. For observers.
 * @param retry undefined while there is nothing to try again
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
