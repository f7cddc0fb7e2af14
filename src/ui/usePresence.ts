import { useEffect, useState } from 'react';

/** As long as the leaving animations in the styles of the overlays. */
const EXIT_MS = 200;

/** Keeps showing the last value for the time of its leaving animation after it has become undefined. */
export function usePresence<T>(value: T | undefined): { shown: T | undefined; isLeaving: boolean } {
  const [last, setLast] = useState(value);
  useEffect(() => {
    if (value !== undefined) {
      setLast(value);
      return undefined;
    }
    const timer = setTimeout(() => setLast(undefined), EXIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return { shown: value ?? last, isLeaving: value === undefined && last !== undefined };
}
