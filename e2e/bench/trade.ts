import { randomBytes } from 'node:crypto';
import { connectTo } from '../connectTo';
import { startServer } from '../server';
import { CALLS, CONCURRENCY, measure } from './measure';
import { openChannel } from './openChannel';
import { fillTrade, QUOTED_FEN } from './tradeData';

/** Measures the server times of the trade calls with 200,000 listings and 500,000 quotations over HTTP. */
export async function benchTrade(): Promise<void> {
  const server = await startServer();
  try {
    const started = performance.now();
    const { tokens, bodies } = await fill(server.databaseUrl);
    // The start computes what listings show of their companies.
    await server.restart();
    console.log(`  filled in ${((performance.now() - started) / 1000).toFixed(0)} s; ${CONCURRENCY} at once`);
    await benchLists(server.url, tokens);
    await benchDetails(server.url, tokens);
    await benchWrites(server.url, tokens, bodies);
  } finally {
    await server.stop();
  }
}

/** Bodies of the write calls, with the fields of the demo data. */
interface Bodies {
  supply: object;
  purchase: object;
  quotation: object;
}

async function fill(databaseUrl: string): Promise<{ tokens: string[]; bodies: Bodies }> {
  const client = await connectTo(databaseUrl);
  try {
    const tokens = await fillTrade(client, CALLS);
    const { rows } = await client.query(`select
      (select count(*) from supply_listing) + (select count(*) from purchase_request) as listings,
      (select count(*) from quotation) as quotations`);
    console.log(' ', JSON.stringify(rows[0]));
    const fields = async (from: string) =>
      (await client.query<{ fields: object }>(`select fields from ${from} limit 1`)).rows[0]?.fields ?? {};
    const bodies = {
      // Photos are left out: they belong to their owner.
      supply: { ...(await fields(`supply where status = 'published' and id like 'supply-%' order by id`)), photos: [] },
      purchase: await fields(`purchase where status = 'published' and id like 'purchase-%' order by id`),
      quotation: await fields(`quotation_version where quotation_id like 'quotation-%' order by quotation_id`)
    };
    return { tokens, bodies };
  } finally {
    await client.end();
  }
}

const supply = '/api/front/supply/list?limit=20';
const purchase = '/api/front/purchase/list?limit=20';
const LISTS: [name: string, path: string][] = [
  ['supplies, recommended', `${supply}&sort=recommended`],
  ['supplies, newest', `${supply}&sort=newest`],
  ['supplies, cheapest', `${supply}&sort=price`],
  ['supplies, dearest', `${supply}&sort=priceReversed`],
  [
    'supplies, three varieties, verified, in stock',
    `${supply}&sort=recommended&varietyIds=cassia,clove,tsaoko&certifiedOnly=true&inStock=true`
  ],
  ['supplies, one category, cheapest', `${supply}&sort=price&categoryId=hot`],
  [
    'supplies, from Guangxi, 20 to 40 yuan',
    `${supply}&sort=recommended&originCode=450000&minFenPerKg=2000&maxFenPerKg=4000`
  ],
  ['supplies, from one city (rare), cheapest', `${supply}&sort=price&originCode=445300`],
  [
    'supplies, without sulphur, by the tonne, three days',
    `${supply}&sort=recommended&sulfurFree=true&unit=ton&withinDays=3`
  ],
  [
    'supplies, everything narrowed (nothing fits)',
    `${supply}&sort=recommended&unit=pack&isImported=true&deliveryCode=150000&maxFenPerKg=100`
  ],
  ['supplies, nearest', `${supply}&sort=distance&near=22.6,110.2`],
  [
    'supplies, nearest of one variety in stock',
    `${supply}&sort=distance&near=45.8,126.5&varietyIds=star-anise&inStock=true`
  ],
  ['requests, recommended', `${purchase}&sort=recommended`],
  ['requests, largest, delivered to Sichuan', `${purchase}&sort=quantity&deliveryCode=510000`],
  ['requests, best paying of two varieties', `${purchase}&sort=price&varietyIds=star-anise,cassia`],
  ['requests, nearest', `${purchase}&sort=distance&near=30.6,104.1`]
];

async function benchLists(url: string, tokens: readonly string[]): Promise<void> {
  for (const [name, path] of LISTS) await measure(name, (call) => get(url + path, tokens[call]));
  const next = `${supply}&sort=recommended&certifiedOnly=true`;
  const first = (await (await get(url + next, tokens[0])).json()) as { data: { nextCursor: string } };
  const cursor = encodeURIComponent(first.data.nextCursor);
  await measure('supplies, second window', (call) => get(`${url}${next}&cursor=${cursor}`, tokens[call]));
}

async function benchDetails(url: string, tokens: readonly string[]): Promise<void> {
  await measure('supply detail', (call) =>
    get(`${url}/api/front/supply/detail?id=bench-s${1 + call * 500}`, tokens[call])
  );
  await measure('the person of the session, with every number', (call) =>
    get(`${url}/api/member/user/current`, tokens[call])
  );
  await measure('own conversations', (call) => get(`${url}/api/front/inquiry/list?limit=20`, tokens[call]));
  await measure('request detail', (call) =>
    get(`${url}/api/front/purchase/detail?id=bench-p${1_000 + call * 300}`, tokens[call])
  );
}

/** Each actor has requests and quotations of their own, so that no daily limit is reached. */
async function benchWrites(url: string, tokens: readonly string[], bodies: Bodies): Promise<void> {
  const channel = await openChannel(url);
  const post = (path: string, body: object, token: string | undefined) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(channel.encrypt(body))
    });
  const made = () => ({ id: null, requestId: requestId(), asCompany: false });
  await measure('create: a supply is kept as a draft', (call) =>
    post('/api/front/supply/saveDraft', { ...made(), fields: bodies.supply }, tokens[call])
  );
  await measure('create: a request is sent to its review', (call) =>
    post('/api/front/purchase/submit', { ...made(), fields: bodies.purchase }, tokens[call])
  );
  const fields = { ...bodies.quotation, availableGrams: 100_000_000 };
  await measure('quote on a request with seven others', (call) =>
    post(
      '/api/front/quotation/create',
      { purchaseId: `bench-p${1_000 + call}`, requestId: requestId(), asCompany: false, fields },
      tokens[call]
    )
  );
  await measure('compare the quotations of a request', (call) =>
    post('/api/front/quotation/compare', { purchaseId: `bench-p${call + 1}` }, tokens[call])
  );
  await measure('accept a part of one', (call) =>
    post(
      '/api/front/quotation/accept',
      {
        id: `bench-q${call + 1}`,
        revision: 1,
        requestId: requestId(),
        grams: 500_000,
        version: 1,
        unitFen: QUOTED_FEN,
        counterId: null
      },
      tokens[call]
    )
  );
}

const requestId = () => randomBytes(16).toString('hex');

function get(url: string, token: string | undefined): Promise<Response> {
  return fetch(url, { headers: { Authorization: `Bearer ${token}` } });
}
