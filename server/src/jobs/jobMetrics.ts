import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/schema';
import { listJobs } from './jobReport';

/** Adds gauges of the jobs to a registry. They are read from the database for each scrape. */
export function registerJobMetrics(registry: Registry, db: Db): void {
  const lastRun = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'End of the last successful run of a job',
    labelNames: ['job'],
    registers: [registry]
  });
  const runs = new Gauge({
    name: 'job_runs',
    help: 'Runs of a job that wait, run now, or were given up (dead)',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      for (const { name, waiting, running, dead, lastRunAt } of await listJobs(db)) {
        runs.set({ job: name, state: 'waiting' }, waiting);
        runs.set({ job: name, state: 'running' }, running);
        runs.set({ job: name, state: 'dead' }, dead);
        if (lastRunAt !== null) lastRun.set({ job: name }, lastRunAt.getTime() / 1000);
      }
    }
  });
}
