import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { FlashChange } from '@contract/flash';
import type { LiveStamp } from '@contract/live';
import { buildApp } from '../../app';
import { SignalListener } from '../../database/signalListener';
import { countQueries } from '../../testing/countQueries';
import { liveCursorOf, publishFlash, withdrawFlash } from '../../testing/flashes';
import { inquiries, textMessage } from '../../testing/inquiries';
import { publishedSupply } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import { getQuotation, sendQuotation, setupOpenPurchase, type TestPerson, verifiedPerson } from '../../testing/trade';
import { waitUntil } from '../../testing/waitUntil';
import { notify } from '../message/message.service';

const path = '/api/front/live/stream';

/** One open stream as a browser reads it. */
interface StreamClient {
  headers: http.IncomingHttpHeaders;
  text(): string;
  /** Unread counts and stamps in the order in which they came. */
  unread(): number[];
  stamps(): (string | null)[];
  ids(): string[];
  /** The id of the last flash, with which a client comes back. */
  lastId(): string;
  waitUntil(isDone: (client: StreamClient) => boolean): Promise<void>;
  /** Resolves when the server ends it. */
  ended: Promise<void>;
  /** Takes nothing more from the socket. */
  stall(): void;
  close(): void;
}

/** Returns the number of open streams of one process, as it reports them. */
async function countStreams(app: FastifyInstance): Promise<number> {
  const { body } = await app.inject({ url: '/metrics' });
  return Number(/^live_streams (\d+)$/m.exec(body)?.[1]);
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
  const dataOf = <T>(name: string) =>
    [...text.matchAll(/^event: (\w+)\n(?:id: .*\n)?data: (.*)$/gm)]
      .filter(([, event]) => event === name)
      .map(([, , data = '']) => JSON.parse(data) as T);
  const client: StreamClient = {
    headers: response.headers,
    text: () => text,
    unread: () => dataOf<number>('unread'),
    stamps: () => dataOf<LiveStamp>('stamp').map(({ stamp }) => stamp),
    ids: () =>
      dataOf<FlashChange>('flash').map((change) => (change.kind === 'published' ? change.flash.id : `-${change.id}`)),
    lastId: () => [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? '',
    waitUntil: (isDone) => waitUntil(() => isDone(client), { failure: () => `the stream has only: ${text}` }),
    ended,
    stall: () => response.pause(),
    close: () => request.destroy()
  };
  return client;
}

const hasHeartbeat = (client: StreamClient) => client.text().includes('event: beat');

describe('the stream of live updates', () => {
  let server: TestApp;
  /** A server of another process on the same database. */
  let second: FastifyInstance;
  const secondSignals = new SignalListener(() => server.databaseUrl);
  before(async () => {
    server = await testApp({ isSeeded: true });
    second = await buildApp({ ...server.deps, signals: secondSignals });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    await second.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    await second.close();
    await secondSignals.close();
    await server.close();
  });

  const publish = (id: string, content = '') => publishFlash(server, id, { content });
  /** Opens a stream of the flashes after a cursor, by default of those to come. */
  const openFlashes = async (app: FastifyInstance, cursor?: string) =>
    openStream(app, `?flashCursor=${encodeURIComponent(cursor ?? (await liveCursorOf(server)))}`);
  const openFor = ({ token }: TestPerson, query = '', app = second) =>
    openStream(app, query, { authorization: `Bearer ${token}` });

  const notifyPerson = async ({ token }: TestPerson) => {
    const member = await second.findMember(token);
    assert(member);
    const content = { event: 'text', params: { title: '公告', body: '' } } as const;
    const notification = { userId: member.id, kind: 'system', content, jump: null } as const;
    await server.db.transaction().execute((tx) => notify(tx, [notification], Date.now()));
  };

  it('rejects a foreign cursor, an unknown parameter and an unknown subject with an envelope', async () => {
    for (const query of ['?flashCursor=x', '?colour=red', '?watch=inquiry', '?watch=member:1', '?watch=inquiry:1,']) {
      const { body } = await server.app.inject({ url: path + query });
      assert.equal((JSON.parse(body) as { msg: string }).msg, 'VALIDATION', query);
    }
  });

  it('rejects a visitor who watches something, and an expired token', async () => {
    for (const headers of [{}, { authorization: 'Bearer unknown' }]) {
      const { body } = await server.app.inject({ url: `${path}?watch=inquiry:1`, headers });
      assert.equal((JSON.parse(body) as { msg: string }).msg, 'UNAUTHORIZED');
    }
  });

  it('starts at once, uncompressed and uncached, and carries what another process publishes', async () => {
    const cursor = await liveCursorOf(server);
    const client = await openStream(second, `?flashCursor=${cursor}`, { 'accept-encoding': 'br, gzip' });
    await client.waitUntil(hasHeartbeat);
    assert.match(client.headers['content-type'] ?? '', /^text\/event-stream/);
    assert.equal(client.headers['content-encoding'], undefined);
    assert.match(client.headers['cache-control'] ?? '', /no-transform/);
    await publish('across-processes');
    await client.waitUntil(({ ids }) => ids().includes('across-processes'));
    assert.deepEqual(client.ids(), ['across-processes']);
    client.close();
  });

  it('sends no flashes to a client that gives no cursor', async () => {
    const client = await openStream(server.app);
    const other = await openFlashes(server.app);
    await publish('unwanted-flash');
    await other.waitUntil(({ ids }) => ids().length === 1);
    assert.deepEqual(client.ids(), []);
    client.close();
    other.close();
  });

  it('resumes after the last cursor on any process: nothing is lost, nothing comes twice', async () => {
    const first = await openFlashes(server.app);
    await first.waitUntil(hasHeartbeat);
    await publish('before-the-cut');
    await first.waitUntil(({ ids }) => ids().length === 1);
    first.close();
    await publish('while-away-1');
    await publish('while-away-2');
    const back = await openFlashes(second, first.lastId());
    await publish('after-the-cut');
    await back.waitUntil(({ ids }) => ids().length >= 3);
    assert.deepEqual(back.ids(), ['while-away-1', 'while-away-2', 'after-the-cut']);
    back.close();
  });

  it('loses no flash that is published while clients connect', async () => {
    const cursor = await liveCursorOf(server);
    const ids = Array.from({ length: 150 }, (_, index) => `busy-${1000 + index}`);
    const publishing = Promise.all(ids.map((id) => publish(id)));
    const clients = await Promise.all(
      Array.from({ length: 6 }, (_, index) => openFlashes(index % 2 ? second : server.app, cursor))
    );
    await publishing;
    for (const client of clients) {
      await client.waitUntil((one) => one.ids().length >= ids.length);
      assert.deepEqual(client.ids().toSorted(), ids);
      client.close();
    }
  });

  it('carries a withdrawal', async () => {
    const client = await openFlashes(server.app);
    await client.waitUntil(hasHeartbeat);
    await publish('short-lived');
    await client.waitUntil(({ ids }) => ids().length === 1);
    await withdrawFlash(server, 'short-lived');
    await client.waitUntil(({ ids }) => ids().length === 2);
    assert.deepEqual(client.ids(), ['short-lived', '-short-lived']);
    client.close();
  });

  it('takes a cursor from another database as the present', async () => {
    const client = await openFlashes(server.app, Buffer.from('["live",999999999]').toString('base64url'));
    await client.waitUntil(hasHeartbeat);
    await publish('after-foreign');
    await client.waitUntil(({ ids }) => ids().includes('after-foreign'));
    assert.deepEqual(client.ids(), ['after-foreign']);
    client.close();
  });

  it('carries the unread count at the start and after every change of it', async () => {
    const person = await verifiedPerson(server);
    const others = await verifiedPerson(server);
    const client = await openFor(person);
    const other = await openFor(others);
    await client.waitUntil(({ unread }) => unread().length === 1);
    const [first = 0] = client.unread();
    await notifyPerson(person);
    await notifyPerson(person);
    await client.waitUntil(({ unread }) => unread().at(-1) === first + 2);
    await server.api.call('POST /api/front/message/setAllRead', {}, { token: person.token });
    await client.waitUntil(({ unread }) => unread().at(-1) === 0);
    assert.equal(other.unread().length, 1);
    client.close();
    other.close();
  });

  it('carries a message of an inquiry within a second to both sides, and to no one else', async () => {
    const [seller, asker, outsider] = await Promise.all([1, 2, 3].map(() => verifiedPerson(server)));
    assert(seller && asker && outsider);
    const { id: supplyId } = await publishedSupply(server, seller);
    const inquiryApi = inquiries(server);
    const { threadId } = await inquiryApi.send(asker, { supplyId }, textMessage('在吗'));
    const watch = `?watch=inquiry:${threadId}`;
    const clients = await Promise.all([openFor(seller, watch), openFor(asker, watch, server.app)]);
    const foreign = await openFor(outsider, watch);
    await Promise.all([...clients, foreign].map((one) => one.waitUntil(({ stamps }) => stamps().length === 1)));
    const sentAt = performance.now();
    await inquiryApi.send(seller, { id: threadId }, textMessage('有现货'));
    await Promise.all(clients.map((one) => one.waitUntil(({ stamps }) => stamps().length >= 2)));
    const tookMs = performance.now() - sentAt;
    assert(tookMs < 1_000, `${tookMs} ms`);
    for (const one of clients) assert.notEqual(one.stamps()[0], one.stamps()[1]);
    assert.deepEqual(foreign.stamps(), [null]);
    [...clients, foreign].forEach((one) => one.close());
  });

  it('sends a supplier nothing about the quotation of a competitor', async () => {
    const buyer = await verifiedPerson(server);
    const purchaseId = await setupOpenPurchase(server, buyer);
    const [supplier, competitor] = await Promise.all([verifiedPerson(server), verifiedPerson(server)]);
    const { id } = await sendQuotation(server, supplier, purchaseId);
    const rival = await sendQuotation(server, competitor, purchaseId);
    const own = await openFor(supplier, `?watch=quotation:${id}`);
    const buyers = await openFor(buyer, `?watch=purchase:${purchaseId}`);
    await Promise.all([own, buyers].map((one) => one.waitUntil(({ stamps }) => stamps().length === 1)));
    const shortlist = async (quotationId: string) => {
      const { revision } = await getQuotation(server, buyer, quotationId);
      const body = { id: quotationId, revision, on: true };
      await server.api.call('POST /api/front/quotation/shortlist', body, { token: buyer.token });
    };
    await shortlist(rival.id);
    await buyers.waitUntil(({ stamps }) => stamps().length >= 2);
    const { revision } = await getQuotation(server, supplier, id);
    await server.api.call('POST /api/front/quotation/withdraw', { id, revision }, { token: supplier.token });
    await own.waitUntil(({ stamps }) => stamps().length >= 2);
    assert.equal(own.stamps().length, 2);
    own.close();
    buyers.close();
  });

  it('resumes after PostgreSQL dropped the connection for signals', async () => {
    const person = await verifiedPerson(server);
    const client = await openFor(person);
    await client.waitUntil(({ unread }) => unread().length === 1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'xiangshi signals' and datname = current_database()`.execute(server.db);
    await notifyPerson(person);
    await client.waitUntil(({ unread }) => unread().length === 2);
    const [before = 0, later] = client.unread();
    assert.equal(later, before + 1);
    client.close();
  });

  it('reads a flash from the database once for all streams', async () => {
    const { db, count } = countQueries(server.db);
    const third = await buildApp({ ...server.deps, db });
    await third.listen({ port: 0, host: '127.0.0.1' });
    const cursor = await liveCursorOf(server);
    const clients = await Promise.all(Array.from({ length: 20 }, () => openFlashes(third, cursor)));
    await publish('warm-up');
    await Promise.all(clients.map((client) => client.waitUntil(({ ids }) => ids().includes('warm-up'))));
    const before = count();
    await publish('for-all-of-them');
    await Promise.all(clients.map((client) => client.waitUntil(({ ids }) => ids().includes('for-all-of-them'))));
    assert.equal(count() - before, 1);
    clients.forEach((client) => client.close());
    await third.close();
  });

  it('serves a hundred streams per address, and again as many when they left', async () => {
    const clients = await Promise.all(Array.from({ length: 100 }, () => openStream(server.app)));
    const refused = await openStream(server.app);
    await refused.ended;
    assert.match(refused.text(), /"msg":"RATE_LIMITED"/);
    clients.forEach((client) => client.close());
    await waitUntil(async () => {
      const again = await openStream(server.app);
      again.close();
      return again.headers['content-type']?.startsWith('text/event-stream') === true;
    });
  });

  it('is counted at /metrics while it is open', async () => {
    await waitUntil(async () => (await countStreams(second)) === 0);
    const client = await openStream(second);
    await client.waitUntil(hasHeartbeat);
    assert.equal(await countStreams(second), 1);
    client.close();
    await waitUntil(async () => (await countStreams(second)) === 0);
  });

  it('cuts off a client that does not read before much is buffered for it', async () => {
    const stalled = await openFlashes(server.app);
    assert.equal(await countStreams(server.app), 1);
    stalled.stall();
    // More than the sockets of both sides hold. One long word: splitting Chinese for the search takes ten seconds.
    await sql`
      insert into flash (id, title, content, importance, topic, variety_ids, source, published_at_ms)
      select 'flood-' || number, '到港', repeat('x', 900), 1, 'trade', '{}', '口岸快报', ${Date.now()}
      from generate_series(1, 8000) as number
    `.execute(server.db);
    await waitUntil(async () => (await countStreams(server.app)) === 0);
    stalled.close();
  });

  it('ends in order when its server stops, and resumes at another', async () => {
    const third = await buildApp(server.deps);
    await third.listen({ port: 0, host: '127.0.0.1' });
    const client = await openFlashes(third);
    await client.waitUntil(hasHeartbeat);
    await publish('before-the-stop');
    await client.waitUntil(({ ids }) => ids().length === 1);
    const stopped = third.close();
    await Promise.all([client.ended, stopped]);
    await publish('while-it-stopped');
    const back = await openFlashes(second, client.lastId());
    await back.waitUntil(({ ids }) => ids().length >= 1);
    assert.deepEqual(back.ids(), ['while-it-stopped']);
    back.close();
  });
});
