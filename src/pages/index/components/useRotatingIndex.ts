import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/platform/reducedMotion';

/** Time that one of several texts is shown, in ms. */
const ROTATION_INTERVAL_MS = 4000;

/**
 * Rotates through `count` texts and returns the current index, advancing every 4 seconds. Pauses while the page is
 * hidden, after `setPaused(true)`, and under reduced motion.
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
