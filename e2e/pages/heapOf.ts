import type { CDPSession } from '@playwright/test';

/** Size of a page once everything that nothing refers to is gone. */
export interface Heap {
  bytes: number;
  nodes: number;
  listeners: number;
}

/** Collects what nothing refers to, and returns what is left. */
export async function heapOf(devTools: CDPSession): Promise<Heap> {
  await devTools.send('Performance.enable');
  await devTools.send('HeapProfiler.enable');
  // The first one frees what the second one can take.
  for (let round = 0; round < 2; round += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { bytes: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}
