import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/platform/reducedMotion';

/** Milliseconds that one of several texts stays. */
const ROTATION_INTERVAL_MS = 4000;

/**
 * The index of the text that is shown now: the next one every 4 seconds, round and round. Rests while the page is
 * hidden, while `hold(true)` was said last, and where reduced motion is asked for.
 */
export function useRotatingIndex(count: number): { index: number; setPaused(isPaused: boolean): void } {
  const [turns, setTurns] = useState(0);
  const pausedRef = useRef(false);
  const isHidden = useRef(false);
  useDidShow(() => {
    isHidden.current = false;
  });
  useDidHide(() => {
    isHidden.current = true;
  });
  useEffect(() => {
    if (count < 2) return undefined;
    const timer = setInterval(() => {
      if (!pausedRef.current && !isHidden.current && !prefersReducedMotion()) setTurns((before) => before + 1);
    }, ROTATION_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [count]);
  return {
    index: count === 0 ? 0 : turns % count,
    setPaused(isPaused) {
      pausedRef.current = isPaused;
    }
  };
}
