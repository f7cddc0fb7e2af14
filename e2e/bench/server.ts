import { startServer } from '../server';

const paths = [
  '/api/front/home/feed',
  '/api/front/market/overview',
  '/api/front/market/lines?limit=20',
  '/api/front/market/lines?limit=20&categoryId=hot&sort=rise&span=week',
  '/api/front/news/list?limit=10',
  '/h5/'
];
const requests = 300;
const warmUp = 30;

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Times the calls of the first screens, one after the other on loopback.
 * @throws Error for a call that is not answered with success
 */
export async function benchServer(): Promise<void> {
  const server = await startServer();
  try {
    for (const path of paths) {
      const times: number[] = [];
      for (let index = 0; index < requests + warmUp; index += 1) {
        const started = performance.now();
        const response = await fetch(server.url + path);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
        if (index >= warmUp) times.push(performance.now() - started);
      }
      times.sort((one, other) => one - other);
      const [p50, p95] = [at(times, 0.5), at(times, 0.95)].map((time) => time.toFixed(1).padStart(6));
      console.log(`  p50 ${p50} ms  p95 ${p95} ms  ${path}`);
    }
  } finally {
    await server.stop();
  }
}
