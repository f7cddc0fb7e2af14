/** Number of clients that send requests at the same time. */
export const CONCURRENCY = 4;
const REQUESTS = 200;
const WARM_UP = 20;
/** Number of calls of one line of a bench, the warm-up included. */
export const CALLS = REQUESTS + WARM_UP;

/** Sends many calls, several at once, and prints their median and 95th percentile. */
export async function measure(
  name: string,
  request: (call: number) => Promise<Response>,
  { requests, concurrency }: { requests: number; concurrency: number } = {
    requests: REQUESTS,
    concurrency: CONCURRENCY
  }
): Promise<void> {
  const times: number[] = [];
  let left = requests + WARM_UP;
  const readFrames = async () => {
    while (left-- > 0) {
      const call = left;
      const isCounted = call < requests;
      const started = performance.now();
      const { code, data } = (await (await request(call)).json()) as { code: number; data: unknown };
      if (code !== 200) throw new Error(`${name}: the server answered ${code} ${JSON.stringify(data)}`);
      if (isCounted) times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, readFrames));
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const [p50, p95] = [at(0.5), at(0.95)].map((time) => time.toFixed(1).padStart(6));
  console.log(`  p50 ${p50} ms  p95 ${p95} ms  ${name}`);
}
