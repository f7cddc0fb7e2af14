import { useEffect, useState } from 'react';

/** Duration of the overlays' exit animations in the style sheets, in milliseconds. */
const EXIT_MS = 200;

/** Keeps the last value for the duration of the exit animation after it has become undefined. */
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
