import { useDidHide, useDidShow, useTabItemTap } from '@tarojs/taro';
import { useRef } from 'react';

/** Milliseconds within which a tap is the one that led to the page. */
const ARRIVAL_MS = 500;

// Taro's scrolling is no part of the first load.
const scrollUp = () => import('./scrollUp').then((part) => part.scrollUp());

/**
 * Scrolls up and runs the action when the current tab is tapped again. The platforms also report the tap that opens a tab, some before the page
 * is shown and some after: that one is ignored.
 */
export function useTabTap(action: () => void): void {
  const shownAtMs = useRef(Infinity);
  useDidShow(() => {
    shownAtMs.current = Date.now();
  });
  useDidHide(() => {
    shownAtMs.current = Infinity;
  });
  useTabItemTap(() => {
    if (Date.now() - shownAtMs.current <= ARRIVAL_MS) return;
    scrollUp().catch(console.warn);
    action();
  });
}
