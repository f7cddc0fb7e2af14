import { useSyncExternalStore } from 'react';
import type { UseWideColumn } from './types';

// The column of a tablet is as wide in px, but its font is larger: it has no more room than on a phone.
const query = () => matchMedia('(min-width: 60em)');

function subscribe(onChange: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

export const useWideColumn: UseWideColumn = () => useSyncExternalStore(subscribe, () => query().matches);
