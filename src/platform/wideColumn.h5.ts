import { useSyncExternalStore } from 'react';
import type { UseWideColumn } from './wideColumn.types';

const query = () => matchMedia('(min-width: 480px)');

function subscribe(onChange: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

export const useWideColumn: UseWideColumn = () => useSyncExternalStore(subscribe, () => query().matches);
