import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { FlashChange } from '@contract/flash';
import { buildApp } from '../../app';
import { OPERATOR_TOKEN, testApp, type TestApp } from '../../testing/testApp';

const path = '/api/front/flash/stream';

/** One open stream as a browser reads it. */
interface StreamClient {
  headers: http.IncomingHttpHeaders;
  text(): string;
  ids(): string[];
  /** The id of the last event, which a browser sends when it comes back. */
  lastId(): string;
  waitUntil(isDone: (client: StreamClient) => boolean): Promise<void>;
  /** Resolves when the server ends it. */
  ended: Promise<void>;
  /** Takes nothing more from the socket. */
  stall(): void;
  close(): void;
}

async function openStream(
  app: FastifyInstance,
  query = '',
  headers: Record<string, string> = {}
): Promise<StreamClient> {
  const { port } = app.server.address() as AddressInfo;
  const request = http.get({ host: '127.0.0.1', port, path: path + query, headers, agent: false });
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const ended = new Promise<void>((resolve) => response.once('close', resolve).once('error', () => resolve()));
  const dataOf = () =>
    [...text.matchAll(/^data: (\{.*\})$/gm)].map((match) => JSON.parse(match[1] ?? '') as FlashChange);
  const client: StreamClient = {
    headers: response.headers,
    text: () => text,
    ids: () => dataOf().map((change) => (change.kind === 'published' ? change.flash.id : `-${change.id}`)),
    lastId: () => [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? '',
    async waitUntil(isDone) {
      for (let tries = 0; tries < 400 && !isDone(client); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
      assert(isDone(client), `the stream has only: ${text}`);
    },
    ended,
    stall: () => response.pause(),
    close: () => request.destroy()
  };
  return client;
}

const hasHeartbeat = (client: StreamClient) => client.text().includes('event: beat');

describe('the stream of quick news', () => {
  let server: TestApp;
  /** Another process on the same database. */
  let second: FastifyInstance;
  before(async () => {
    server = await testApp({ isSeeded: true });
    second = await buildApp(server.deps);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    await second.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    await second.close();
    await server.close();
  });

  const publish = (id: string, content = '') =>
    server.api.call(
      'POST /api/operator/flash/publish',
      { id, title: '到港', content, importance: 1, topic: 'trade', varietyIds: [], source: '口岸快报' },
      { token: OPERATOR_TOKEN }
    );
  const getLiveCursor = async () => (await server.api.call('GET /api/front/flash/list', { limit: 1 })).liveCursor;

  it('refuses a garbage cursor and an unknown parameter with an envelope', async () => {
    for (const [query, headers] of [
      ['?cursor=x', {}],
      ['?colour=red', {}],
      ['', { 'last-event-id': '😀' }]
    ] as const) {
      const { body } = await server.app.inject({ url: path + query, headers });
      assert.equal((JSON.parse(body) as { msg: string }).msg, 'VALIDATION', `${query} ${JSON.stringify(headers)}`);
    }
  });

  it('begins at once, is not compressed or kept, and tells what is published on another process', async () => {
    const client = await openStream(second, '', { 'accept-encoding': 'br, gzip' });
    await client.waitUntil(hasHeartbeat);
    assert.match(client.headers['content-type'] ?? '', /^text\/event-stream/);
    assert.equal(client.headers['content-encoding'], undefined);
    assert.match(client.headers['cache-control'] ?? '', /no-transform/);
    await publish('across-processes');
    await client.waitUntil(({ ids }) => ids().includes('across-processes'));
    assert.deepEqual(client.ids(), ['across-processes']);
    client.close();
  });

  it('goes on after the last id or cursor: nothing is lost between, nothing comes twice', async () => {
    const first = await openStream(server.app);
    await first.waitUntil(hasHeartbeat);
    await publish('before-the-cut');
    await first.waitUntil(({ ids }) => ids().length === 1);
    first.close();
    await publish('while-away-1');
    await publish('while-away-2');
    const back = await openStream(second, '', { 'last-event-id': first.lastId() });
    await publish('after-the-cut');
    await back.waitUntil(({ ids }) => ids().length >= 3);
    assert.deepEqual(back.ids(), ['while-away-1', 'while-away-2', 'after-the-cut']);
    const byCursor = await openStream(server.app, `?cursor=${encodeURIComponent(first.lastId())}`);
    await byCursor.waitUntil(({ ids }) => ids().length >= 3);
    assert.deepEqual(byCursor.ids(), back.ids());
    back.close();
    byCursor.close();
  });

  it('loses nothing of what is published while readers come', async () => {
    const cursor = await getLiveCursor();
    const ids = Array.from({ length: 150 }, (_, index) => `busy-${1000 + index}`);
    const publishing = Promise.all(ids.map((id) => publish(id)));
    const clients = await Promise.all(
      Array.from({ length: 6 }, (_, index) => openStream(index % 2 ? second : server.app, `?cursor=${cursor}`))
    );
    await publishing;
    for (const client of clients) {
      await client.waitUntil((one) => one.ids().length >= ids.length);
      assert.deepEqual(client.ids().toSorted(), ids);
      client.close();
    }
  });

  it('tells a withdrawal', async () => {
    const client = await openStream(server.app);
    await client.waitUntil(hasHeartbeat);
    await publish('short-lived');
    await client.waitUntil(({ ids }) => ids().length === 1);
    await server.api.call(
      'POST /api/operator/flash/withdraw',
      { id: 'short-lived', reason: '来源更正' },
      { token: OPERATOR_TOKEN }
    );
    await client.waitUntil(({ ids }) => ids().includes('-short-lived'));
    client.close();
  });

  it('takes a cursor of another database for now, and does not wait for it', async () => {
    const foreign = Buffer.from('["live",999999999]').toString('base64url');
    const client = await openStream(server.app, `?cursor=${foreign}`);
    await client.waitUntil(hasHeartbeat);
    await publish('after-foreign');
    await client.waitUntil(({ ids }) => ids().includes('after-foreign'));
    assert.deepEqual(client.ids(), ['after-foreign']);
    client.close();
  });

  it('has room for a hundred of an address, and again when they leave', async () => {
    const clients = await Promise.all(Array.from({ length: 100 }, () => openStream(server.app)));
    const refused = await openStream(server.app);
    await refused.ended;
    assert.match(refused.text(), /"msg":"RATE_LIMITED"/);
    clients.forEach((client) => client.close());
    let again = await openStream(server.app);
    for (let tries = 0; tries < 100 && !hasHeartbeat(again); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (again.headers['content-type']?.startsWith('application/json')) again = await openStream(server.app);
    }
    assert(hasHeartbeat(again));
    again.close();
  });

  it('cuts off who does not read, before much waits for them', async () => {
    const cursor = await getLiveCursor();
    const stalled = await openStream(server.app, `?cursor=${cursor}`);
    stalled.stall();
    const long = '长'.repeat(300);
    // More than the sockets of both sides hold.
    await server.db
      .insertInto('flash')
      .values(
        Array.from({ length: 8_000 }, (_, index) => ({
          id: `flood-${index}`,
          title: '到港',
          content: long,
          importance: 1 as const,
          topic: 'trade' as const,
          variety_ids: [],
          source: '口岸快报',
          published_at_ms: Date.now()
        }))
      )
      .execute();
    const connections = () =>
      new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)));
    for (let tries = 0; tries < 500 && (await connections()) > 0; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    assert.equal(await connections(), 0);
    stalled.close();
  });

  it('ends in order when its server stops, and goes on at another', async () => {
    const third = await buildApp(server.deps);
    await third.listen({ port: 0, host: '127.0.0.1' });
    const client = await openStream(third);
    await client.waitUntil(hasHeartbeat);
    await publish('before-the-stop');
    await client.waitUntil(({ ids }) => ids().length === 1);
    const stopped = third.close();
    await Promise.all([client.ended, stopped]);
    await publish('while-it-stopped');
    const back = await openStream(second, '', { 'last-event-id': client.lastId() });
    await back.waitUntil(({ ids }) => ids().length >= 1);
    assert.deepEqual(back.ids(), ['while-it-stopped']);
    back.close();
  });
});
