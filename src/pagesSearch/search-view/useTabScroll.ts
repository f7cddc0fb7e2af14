import Taro, { nextTick, usePageScroll } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import type { Tab } from '../scopes';

/** Restores the scroll position of each tab; all positions are reset for another term. */
export function useTabScroll(tab: Tab, query: string): void {
  const state = useRef({ tab, query, top: 0, tops: new Map<Tab, number>() });
  usePageScroll(({ scrollTop }) => {
    const now = state.current;
    now.top = scrollTop;
    now.tops.set(now.tab, scrollTop);
  });
  useEffect(() => {
    const now = state.current;
    if (now.query !== query) now.tops.clear();
    now.tab = tab;
    now.query = query;
    const top = now.tops.get(tab) ?? 0;
    if (top === now.top) return;
    // The page reaches its full height only after the tab's rows are rendered.
    nextTick(() => void Taro.pageScrollTo({ scrollTop: top, duration: 0 }));
  }, [tab, query]);
}
