import { useMemo } from 'react';
import { network } from './network';

/**
 * Returns the time at which `data` arrived (epoch ms) while there is no network, else undefined; also undefined without
 * data. For `offlineSinceMs` of a PageFrame; call it inside an observer.
 */
export function useOfflineSince(data: unknown): number | undefined {
  const cameAtMs = useMemo(() => (data ? Date.now() : undefined), [data]);
  return network.online ? undefined : cameAtMs;
}
