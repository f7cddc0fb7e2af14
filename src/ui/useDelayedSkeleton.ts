import { useEffect, useState } from 'react';

/** Loading time after which a skeleton is shown: a flashing skeleton is worse than none. */
export const SKELETON_DELAY_MS = 200;

/** Returns true once `isLoading` has been true for 200 ms. */
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
