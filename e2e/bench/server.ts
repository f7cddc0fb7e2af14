import { startServer } from '../server';
import { benchLoad } from './serverLoad';

const paths = [
  '/api/front/home/feed',
  '/api/front/market/overview',
  '/api/front/market/lines?limit=20',
  '/api/front/market/lines?limit=20&categoryId=hot&sort=rise&span=week',
  '/api/front/news/list?limit=10',
  '/h5/'
];
const requestCount = 300;
const warmUpCount = 30;

/** Returns a percentile by nearest rank. */
const percentile = (sorted: number[], fraction: number) => sorted[Math.ceil(sorted.length * fraction) - 1] ?? 0;

/**
 * Measures the requests of the first screens, one after the other on loopback, then calls and pages at 64 connections.
 * @throws Error for a response without success
 */
export async function benchServer(): Promise<void> {
  const server = await startServer({ env: { RATE_LIMIT_PER_MIN: '100000000' } });
  try {
    for (const path of process.env['BENCH'] === undefined ? paths : []) {
      const times: number[] = [];
      for (let index = 0; index < requestCount + warmUpCount; index += 1) {
        const started = performance.now();
        const response = await fetch(server.url + path);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
        if (index >= warmUpCount) times.push(performance.now() - started);
      }
      times.sort((one, other) => one - other);
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)].map((time) => time.toFixed(1).padStart(6));
      console.log(`  p50 ${p50} ms  p95 ${p95} ms  ${path}`);
    }
    await benchLoad(server);
  } finally {
    await server.stop();
  }
}
