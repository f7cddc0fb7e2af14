import { connect, type Socket } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');

export interface LoadResult {
  count: number;
  perSec: number;
  p50Ms: number;
  p99Ms: number;
}

export interface LoadRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Sends one request over and over on many connections at once, each after the answer to the last, and measures the answers.
 * It reads no more of them than it must: a client that parses them would be measured in place of the server.
 * @throws Error for an answer without status 200
 */
export function load(
  site: string,
  request: LoadRequest,
  { connections, durationMs }: { connections: number; durationMs: number }
): Promise<LoadResult> {
  const bytes = bytesOf(site, request);
  const until = performance.now() + durationMs;
  return measureLoad(site, connections, () => (performance.now() < until ? bytes : undefined));
}

/**
 * Sends each of the requests once, on many connections at once.
 * @throws Error for an answer without status 200
 */
export function loadEach(site: string, requests: readonly LoadRequest[], connections: number): Promise<LoadResult> {
  const left = requests.map((request) => bytesOf(site, request));
  return measureLoad(site, connections, () => left.pop());
}

function bytesOf(site: string, { method = 'GET', path, headers = {}, body = '' }: LoadRequest): Buffer {
  const lines = Object.entries({
    host: new URL(site).host,
    ...headers,
    ...(body && { 'content-length': String(Buffer.byteLength(body)) })
  });
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
  );
}

/** Returns the bytes of the next request; undefined when there is none. */
type NextRequest = () => Buffer | undefined;

async function measureLoad(site: string, connections: number, next: NextRequest): Promise<LoadResult> {
  const { hostname, port } = new URL(site);
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, () => sendAll(connect(Number(port), hostname), next, times)));
  const seconds = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { count: times.length, perSec: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

function sendAll(socket: Socket, next: NextRequest, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing: number | null = null;
    let head: Buffer = Buffer.alloc(0);
    let sentAt = 0;
    const send = () => {
      const bytes = next();
      if (bytes === undefined) {
        socket.end();
        return resolve();
      }
      sentAt = performance.now();
      socket.write(bytes);
    };
    socket.setNoDelay(true);
    socket.once('connect', send).once('error', reject);
    socket.on('data', (chunk: Buffer) => {
      let rest = chunk;
      if (missing === null) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(headEnd);
        if (end === -1) return;
        const text = head.toString('latin1', 0, end);
        if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text.split('\r\n')[0]));
        missing = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
        if (Number.isNaN(missing)) return reject(new Error('an answer without its length'));
        rest = head.subarray(end + headEnd.length);
        head = Buffer.alloc(0);
      }
      missing -= rest.length;
      if (missing > 0) return;
      missing = null;
      times.push(performance.now() - sentAt);
      send();
    });
  });
}
