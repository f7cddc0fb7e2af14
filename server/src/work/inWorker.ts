import type { JobName, Jobs } from './jobs';
import { Lane } from './lane';
import { lanes, limits, type LaneName } from './limits';

const processes: Record<LaneName, Lane> = { foreign: new Lane(lanes.foreign), own: new Lane(lanes.own) };

/**
 * Has a job done beside the server, so that nobody else waits for it. `owner`: the id of whoever wants it. Throws BUSY
 * when too much waits, WorkerGone when it takes too long or the worker dies of it, and what the job throws.
 */
export async function inWorker<K extends JobName>(
  owner: string,
  name: K,
  ...args: Parameters<Jobs[K]>
): Promise<Awaited<ReturnType<Jobs[K]>>> {
  const { lane, mostMs } = limits[name];
  return (await processes[lane].do({ owner, name, args, mostMs })) as Awaited<ReturnType<Jobs[K]>>;
}
