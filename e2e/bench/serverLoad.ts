import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { DAY_MS } from '@rules/duration';
import { publicPages } from '@rules/publicPages';
import { connectTo } from '../connectTo';
import { sealedBody } from '../secureCall';
import type { TestServer } from '../server';
import { benchDrawnPages } from './drawnLoad';
import { load, type LoadRequest, type LoadResult } from './loadClient';

const settings = { connections: 64, durationMs: 3_000 };
const warmUp = { connections: 64, durationMs: 1_000 };
const TOKEN = 'bench-token-of-the-load';

/** A server without anything of ours: the same bytes, from memory. */
const bareServer = `
const { workerData, parentPort } = require('node:worker_threads');
const app = require('fastify')();
const { type, body } = workerData;
const bytes = Buffer.from(body);
app.all('/*', (request, reply) => reply.type(type).send(bytes));
app.listen({ port: 0, host: '127.0.0.1' }).then((address) => parentPort.postMessage(address));
`;

/** Measures calls and drawn pages at 64 connections, each beside a bare handler that sends the same bytes. */
export async function benchLoad(server: TestServer): Promise<void> {
  const idOf = async (path: string) => {
    const { data } = (await (await fetch(server.url + path)).json()) as { data: { items: { id: string }[] } };
    return data.items[0]?.id ?? '';
  };
  const supply = await idOf('/api/front/supply/list?limit=1');
  const article = await idOf('/api/front/news/list?limit=1');
  const basicInfo = await sealedBody(server.url, {});
  await openSession(server);
  const requests: [name: string, request: LoadRequest][] = [
    ['home feed', { path: '/api/front/home/feed' }],
    ['supply list of 20', { path: '/api/front/supply/list?limit=20' }],
    ['supply detail', { path: `/api/front/supply/detail?id=${supply}` }],
    [
      'getBasicInfo, sealed both ways',
      {
        method: 'POST',
        path: '/api/member/user/getBasicInfo',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}`, secure: 'Y' },
        body: JSON.stringify(basicInfo)
      }
    ],
    ['drawn article', { path: `/h5/${publicPages.articles.path}?id=${article}` }],
    ['drawn supply', { path: `/h5/${publicPages.supplies.path}?id=${supply}` }],
    ['drawn market', { path: '/h5/pages/market/index' }]
  ];
  // BENCH=feed,drawn narrows it.
  const isWanted = (name: string) => (process.env['BENCH'] ?? '').split(',').some((part) => name.includes(part));
  // First, because pages that were asked for are kept.
  if (isWanted('drawn pages')) await benchDrawnPages(server.url);
  for (const [name, request] of requests) if (isWanted(name)) await compare(server, name, request);
}

async function compare(server: TestServer, name: string, request: LoadRequest): Promise<void> {
  const coldMs = await timeOf(server.url, request);
  await load(server.url, request, warmUp);
  const ours = await load(server.url, request, settings);
  const response = await fetch(server.url + request.path, requestInit(request));
  const body = await response.text();
  const bare = await loadBare(request, { type: response.headers.get('content-type') ?? '', body });
  const share = ((100 * ours.perSec) / bare.perSec).toFixed(1);
  console.log(
    `  ${name} (${(Buffer.byteLength(body) / 1000).toFixed(1)} kB): ${ours.perSec.toFixed(0)} of ${bare.perSec.toFixed(0)} req/s = ${share} %, ` +
      `p50 ${ours.p50Ms.toFixed(1)}, p99 ${ours.p99Ms.toFixed(1)} ms; alone cold ${coldMs.toFixed(1)}, then ${(await medianAlone(server.url, request)).toFixed(2)} ms`
  );
}

const requestInit = ({ method = 'GET', headers = {}, body }: LoadRequest): RequestInit => ({
  method,
  headers: { 'accept-encoding': 'identity', ...headers },
  ...(body !== undefined && { body })
});

async function timeOf(site: string, request: LoadRequest): Promise<number> {
  const started = performance.now();
  await (await fetch(site + request.path, requestInit(request))).arrayBuffer();
  return performance.now() - started;
}

/** Median of one request after the other. */
async function medianAlone(site: string, request: LoadRequest): Promise<number> {
  return (await load(site, request, { connections: 1, durationMs: 1_000 })).p50Ms;
}

async function loadBare(request: LoadRequest, answer: { type: string; body: string }): Promise<LoadResult> {
  const worker = new Worker(bareServer, { eval: true, workerData: answer });
  try {
    const address = await new Promise<string>((resolve, reject) =>
      worker.once('message', resolve).once('error', reject)
    );
    await load(address, request, warmUp);
    return await load(address, request, settings);
  } finally {
    await worker.terminate();
  }
}

async function openSession({ databaseUrl }: TestServer): Promise<void> {
  const client = await connectTo(databaseUrl);
  const digest = createHash('sha256').update(TOKEN).digest('base64url');
  await client.query(
    `insert into user_session (token_digest, user_id, created_at_ms, renewed_at_ms, expires_at_ms)
     values ($1, 'user-trade-06', $2, $2, $3) on conflict do nothing`,
    [digest, Date.now(), Date.now() + DAY_MS]
  );
  await client.end();
}
