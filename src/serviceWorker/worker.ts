import type { PrecacheList, WorkerScope } from './scope';
import { startWorker } from './startWorker';

/** Written into the worker by config/build/serviceWorker.ts. */
declare const PRECACHE: PrecacheList;

startWorker(self as unknown as WorkerScope, PRECACHE);
