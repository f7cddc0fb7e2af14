import { useEffect, useState } from 'react';

/** A skeleton that flashes by is worse than none: it is due only when loading has taken this long. */
export const SKELETON_DELAY_MS = 200;

/** True once `isLoading` has been true for 200 ms. */
export function useDelayedSkeleton(isLoading: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setDue(true), SKELETON_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isLoading]);
  return isLoading && isDue;
}
