import { useMemo } from 'react';
import { network } from './network';

/**
 * Since when the data of a page may be old: the time at which `data` came (epoch ms), while there is no network.
 * Undefined with a network, or without data. For observers; goes into `offlineSinceMs` of a PageFrame.
 */
export function useOfflineSince(data: unknown): number | undefined {
  const cameAtMs = useMemo(() => (data ? Date.now() : undefined), [data]);
  return network.online ? undefined : cameAtMs;
}
