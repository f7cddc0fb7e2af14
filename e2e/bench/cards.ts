import { randomBytes } from 'node:crypto';
import type { SecureClient } from '../../server/src/testing/secureClient';
import type { HolderQuery } from '../../types/contract/holder';
import { connectTo } from '../connectTo';
import { startServer } from '../server';
import { fillCards, PEOPLE, VISITED_CARD } from './cardsData';
import { benchCardsScroll } from './cardsScroll';
import { CALLS, CONCURRENCY, measure } from './measure';
import { openChannel } from './openChannel';

/** Connections that log visits at the same time, and how many visits each line of the bench logs. */
const VISIT_CONNECTIONS = 64;
const VISITS = 1_200;

/** A server filled with cards, and the tokens of its actors; the first one owns the holder and the visited card. */
interface Bench {
  url: string;
  channel: SecureClient;
  tokens: readonly string[];
  owner: string;
}

/**
 * Measures a card holder of 3,000 people, over HTTP and while it is scrolled, and over HTTP the radar of a card with
 * 500,000 visits, the visit log at 64 connections, and a payment from the order to the level.
 */
export async function benchCards(): Promise<void> {
  const server = await startServer();
  try {
    const started = performance.now();
    const tokens = await fill(server.databaseUrl);
    console.log(`  filled in ${((performance.now() - started) / 1000).toFixed(0)} s; ${CONCURRENCY} at once`);
    const bench = { url: server.url, channel: await openChannel(server.url), tokens, owner: tokens[0] ?? '' };
    await benchHolder(bench);
    await benchCardsScroll(bench.url, bench.owner);
    await benchRadar(bench);
    await benchVisits(bench);
    await benchPayment(bench);
    await expectGrants(server.databaseUrl);
  } finally {
    await server.stop();
  }
}

async function fill(databaseUrl: string): Promise<string[]> {
  const client = await connectTo(databaseUrl);
  try {
    const tokens = await fillCards(client, CALLS);
    const { rows } = await client.query(`select
      (select count(*) from holder_entry where user_id = 'bench-a1') as people,
      (select count(*) from card_visit) as visits, (select count(*) from card_visitor) as visitors`);
    console.log(' ', JSON.stringify(rows[0]));
    return tokens;
  } finally {
    await client.end();
  }
}

/** Sends a secure call; without a token as a visitor. */
function post({ url, channel }: Bench, path: string, body: object, token?: string): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(channel.encrypt(body))
  });
}

/** Returns the data of an encrypted answer. */
async function decrypted<T>({ channel }: Bench, response: Response): Promise<T> {
  const { code, data } = (await response.json()) as { code: number; data: string };
  if (code !== 200) throw new Error(`the server answered ${code} ${JSON.stringify(data)}`);
  return channel.decrypt(data) as T;
}

const WINDOWS: [name: string, query: HolderQuery][] = [
  ['holder, first window', { tab: 'all', offset: 0, limit: 50 }],
  ['holder, window in the middle', { tab: 'all', offset: 1_500, limit: 50 }],
  ['holder, last window', { tab: 'all', offset: 2_950, limit: 50 }],
  ['holder, starred', { tab: 'starred', offset: 0, limit: 50 }],
  ['holder, one tag', { tab: 'all', tag: '花椒', offset: 0, limit: 50 }],
  ['holder, search 建华 (frequent)', { tab: 'all', q: '建华', offset: 0, limit: 50 }],
  ['holder, search ouyang (pinyin)', { tab: 'all', q: 'ouyang', offset: 0, limit: 50 }],
  ['holder, search zxy (initials)', { tab: 'all', q: 'zxy', offset: 0, limit: 50 }],
  ['holder, search 金桂香料行 (company)', { tab: 'all', q: '金桂香料行', offset: 0, limit: 50 }],
  ['holder, search 无硫 (note)', { tab: 'all', q: '无硫', offset: 0, limit: 50 }],
  ['holder, search 龘靐 (none)', { tab: 'all', q: '龘靐', offset: 0, limit: 50 }]
];

async function benchHolder(bench: Bench): Promise<void> {
  const { owner } = bench;
  await measure('holder, counts', () => post(bench, '/api/vcard/holder/summary', {}, owner));
  for (const [name, query] of WINDOWS) {
    await measure(name, () => post(bench, '/api/vcard/holder/list', query, owner));
  }
  await measure('holder, one person with a card', (call) =>
    post(bench, `/api/vcard/holder/entry/bench-h${call + 1}`, {}, owner)
  );
  await measure('holder, one paper card', (call) =>
    post(bench, `/api/vcard/holder/entry/bench-h${PEOPLE + 1 + call}`, {}, owner)
  );
  await measure('holder, a note is written', (call) =>
    post(bench, '/api/vcard/holder/update', { id: `bench-h${PEOPLE + 1 + call}`, note: `第 ${call} 次` }, owner)
  );
  await measure('holder, duplicates', () => post(bench, '/api/vcard/holder/duplicates', {}, owner), {
    requests: 20,
    concurrency: 1
  });
  await measure(
    'holder, export of all people',
    () => post(bench, '/api/vcard/holder/export', { format: 'csv' }, owner),
    {
      requests: 20,
      concurrency: 1
    }
  );
}

async function benchRadar(bench: Bench): Promise<void> {
  const { owner } = bench;
  const visitors = (input: object) => post(bench, '/api/vcard/radar/visitors', { limit: 20, ...input }, owner);
  await measure('radar, figures', () => post(bench, '/api/vcard/radar/summary', {}, owner));
  await measure('radar, visitors, first window', () => visitors({}));
  const { nextCursor } = await decrypted<{ nextCursor: string | null }>(bench, await visitors({}));
  if (nextCursor === null) throw new Error('the radar has one window only');
  await measure('radar, visitors, second window', () => visitors({ cursor: nextCursor }));
  await measure('radar, visitors of one card', () => visitors({ cardId: VISITED_CARD }));
  await measure('own cards with their figures', () => post(bench, '/api/vcard/card/mine', {}, owner));
}

/** Below the limits of an address and of a visitor: each visitor comes once or twice. */
async function benchVisits(bench: Bench): Promise<void> {
  const load = { requests: VISITS, concurrency: VISIT_CONNECTIONS };
  const visit = (call: number, cardId: string) => ({
    businessId: cardId,
    businessType: 'vcard',
    eventId: 'CLICK_VCARD_BROWSE',
    eventName: '点击名片浏览',
    source: 'share',
    pageId: 'pages/vcard/VcardShareMiddlePage',
    pageName: '名片',
    atMs: Date.now(),
    visitorId: `bench-visitor-${String(call).padStart(6, '0')}`,
    requestId: requestId()
  });
  const add = (cardOf: (call: number) => string) => (call: number) =>
    post(bench, '/api/vcard/dataCollection/add', visit(call, cardOf(call)));
  await measure(
    `visit log, all on one card, ${VISIT_CONNECTIONS} connections`,
    add(() => VISITED_CARD),
    load
  );
  await measure(
    `visit log, on many cards, ${VISIT_CONNECTIONS} connections`,
    add((call) => `bench-uc${1 + (call % PEOPLE)}`),
    load
  );
}

const requestId = () => randomBytes(16).toString('hex');

/** Each actor pays one order on the page of the demo. */
async function benchPayment(bench: Bench): Promise<void> {
  const { url, tokens } = bench;
  const orders: string[] = [];
  const create = async (call: number) => {
    const input = { requestId: requestId(), product: 'cardLevel', item: 'professional-1y', environment: 'browser' };
    const response = await post(bench, '/api/front/payment/create', input, tokens[call]);
    const { order } = await decrypted<{ order: { orderNo: string } }>(bench, response);
    orders[call] = order.orderNo;
  };
  const pay = async (call: number) => {
    const response = await fetch(`${url}/demo-pay/${orders[call]}/pay`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      redirect: 'manual'
    });
    await response.arrayBuffer();
    if (response.status !== 303) throw new Error(`the payment was answered ${response.status}`);
  };
  const level = async (call: number) => {
    const response = await fetch(`${url}/api/vcard/cardLevel/mine`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens[call]}` },
      body: '{}'
    });
    const { data } = (await response.clone().json()) as { data: { level: string } };
    if (data.level !== 'professional') throw new Error(`a paid order gave the level ${data.level}`);
    return response;
  };
  await measure('payment, from the order to the level', async (call) => {
    await create(call);
    await pay(call);
    return level(call);
  });
  await measure('payment, result of an order', (call) =>
    post(bench, '/api/front/payment/order', { orderNo: orders[call] }, tokens[call])
  );
}

/** @throws Error unless each actor's order was granted once */
async function expectGrants(databaseUrl: string): Promise<void> {
  const client = await connectTo(databaseUrl);
  try {
    const { rows } = await client.query<{ grants: string; orders: string }>(`select
      (select count(*) from level_grant) as grants, (select count(*) from pay_order where status = 'paid') as orders`);
    const [{ grants, orders } = { grants: '0', orders: '0' }] = rows;
    if (Number(grants) !== CALLS || Number(orders) !== CALLS)
      throw new Error(`${orders} paid orders, ${grants} grants`);
    console.log(`  ${orders} paid orders, each granted once`);
  } finally {
    await client.end();
  }
}
