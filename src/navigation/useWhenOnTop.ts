import { useDidShow } from '@tarojs/taro';
import { useCallback, useRef } from 'react';
import { pageOnTop } from './pageOnTop';

/** Runs a navigation at once while its page is on top, otherwise when the page is shown next. The last one counts. */
export type WhenOnTop = (navigation: () => void) => void;

/**
 * Returns a function, always the same, for the navigation that ends a form or a step of one after an answer of the
 * server: the user may have opened another page meanwhile, and may close it again. Call it in the page.
 */
export function useWhenOnTop(): WhenOnTop {
  const isOnTop = useRef<() => boolean>();
  isOnTop.current ??= pageOnTop();
  const due = useRef<() => void>();
  useDidShow(() => {
    // A part that appeared while its page was covered learns here which page is its own.
    isOnTop.current = pageOnTop();
    const navigation = due.current;
    due.current = undefined;
    navigation?.();
  });
  return useCallback((navigation) => {
    if (isOnTop.current?.()) navigation();
    else due.current = navigation;
  }, []);
}
