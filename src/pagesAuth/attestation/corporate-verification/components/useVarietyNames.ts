import { useEffect, useState } from 'react';
import { listVarieties } from '@/api/variety';

/** Returns the names of the varieties by id; empty until loaded. */
export function useVarietyNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    listVarieties().then(
      (varieties) => setNames(new Map(varieties.map(({ id, name }) => [id, name]))),
      (error: unknown) => console.warn('varieties were not loaded', error)
    );
  }, []);
  return names;
}
