/** @jest-environment <rootDir>/config/jest/workerEnvironment.js */
import { PUBLIC_CACHE, READ_CACHE } from '@/lib/answerCaches';
import { KEPT_AT_HEADER } from '@/lib/keptAtHeader';
import { fullCaches } from '@/testing/fakeCaches';
import { fakeWorker } from '@/testing/fakeWorker';

const list = { revision: 'r', entry: '/h5/js/app.js', core: [], rest: [], languages: {} };
const json = (data: unknown, code = 200) => new Response(JSON.stringify({ code, msg: '', data }));
const token = { authorization: 'Bearer secret' };
const flashes = '/api/front/flash/list?limit=20';
const article = (id: string) => `/api/front/news/detail?id=${id}`;

/** A worker whose server answers every call with its address and marks of a member. */
const start = () =>
  fakeWorker(list, ({ url }) => json({ url: new URL(url).pathname, isLiked: true, lines: [{ isFollowed: true }] }));

interface Envelope {
  data: unknown;
}
const dataOf = async (response: Promise<Response | undefined>) =>
  ((await (await response)?.json()) as Envelope | undefined)?.data;
const storedUrls = async (caches: CacheStorage, name: string) =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);

describe('answers that the service worker keeps', () => {
  it('are those to visitors, shown with their age without a network', async () => {
    const worker = start();
    const fresh = await worker.request(flashes);
    expect(fresh?.headers.get(KEPT_AT_HEADER)).toBeNull();
    worker.network.isDown = true;
    const copy = await worker.request(flashes);
    expect(Number(copy?.headers.get(KEPT_AT_HEADER))).toBe(Date.now());
    expect(await copy?.json()).toMatchObject({ code: 200, data: { url: '/api/front/flash/list' } });
  });

  it('are found by members too, in whichever order the parameters are, and in their language alone', async () => {
    const worker = start();
    await worker.request('/api/front/market/lines?span=day&limit=40', { headers: { 'accept-language': 'zh-CN' } });
    worker.network.isDown = true;
    const query = '/api/front/market/lines?limit=40&span=day&personalised=true';
    expect(await worker.request(query, { headers: { ...token, 'accept-language': 'zh-Hans' } })).toBeDefined();
    await expect(worker.request(query, { headers: { 'accept-language': 'zh-TW' } })).rejects.toThrow('Failed to fetch');
    await expect(worker.request(query, { headers: { 'accept-language': 'en-GB' } })).rejects.toThrow('Failed to fetch');
  });

  it('are none to a member, but for an article and a flash without the marks of the member', async () => {
    const worker = start();
    await worker.request(flashes, { headers: token });
    await worker.request('/api/front/home/feed?personalised=true', { headers: token });
    await worker.request(article('clove'), { headers: token });
    expect(await storedUrls(worker.caches, PUBLIC_CACHE)).toEqual([]);
    expect(await storedUrls(worker.caches, READ_CACHE)).toEqual(['/api/front/news/detail']);
    worker.network.isDown = true;
    expect(await dataOf(worker.request(article('clove'), { headers: token }))).toEqual({
      url: '/api/front/news/detail',
      isLiked: false,
      lines: [{ isFollowed: false }]
    });
  });

  it('leave out what a user has read once the session has ended, also what arrives after it', async () => {
    const worker = start();
    await worker.request(article('clove'), { headers: token });
    const { server } = worker.network;
    let answer: (response: Response) => void = () => undefined;
    worker.network.server = () => new Promise<Response>((resolve) => (answer = resolve));
    const late = worker.request(article('cassia'), { headers: token });
    await worker.send({ kind: 'endSession' });
    answer(await server(new Request('https://xiangshi.example.com/api/front/news/detail')));
    await late;
    expect(await storedUrls(worker.caches, READ_CACHE)).toEqual([]);
    worker.network.isDown = true;
    await expect(worker.request(article('clove'), { headers: token })).rejects.toThrow('Failed to fetch');
  });

  it('are the last 50 of what a user has read', async () => {
    const worker = start();
    for (let index = 0; index < 52; index += 1) await worker.request(article(`a${index}`), { headers: token });
    worker.network.isDown = true;
    await expect(worker.request(article('a1'), { headers: token })).rejects.toThrow('Failed to fetch');
    expect(await worker.request(article('a2'), { headers: token })).toBeDefined();
  });

  it('stay as they are on a device without room for newer ones', async () => {
    const worker = fakeWorker(list, () => json('older'));
    await worker.request(flashes);
    const full = fakeWorker(list, () => json('newer'), fullCaches(worker.caches));
    expect(await dataOf(full.request(flashes))).toBe('newer');
    full.network.isDown = true;
    expect(await dataOf(full.request(flashes))).toBe('older');
  });

  it('leave out refusals', async () => {
    const worker = fakeWorker(list, () => json({ error: 'NOT_FOUND' }, 404));
    await worker.request(article('gone'));
    expect(await storedUrls(worker.caches, PUBLIC_CACHE)).toEqual([]);
  });

  it('have the newest articles, also those that were never opened', async () => {
    const worker = fakeWorker(list, () => json([{ id: 'clove' }, { id: 'cassia' }]));
    await worker.request('/api/front/news/offline');
    worker.network.isDown = true;
    expect(await dataOf(worker.request(article('cassia'), { headers: token }))).toEqual({ id: 'cassia' });
    await expect(worker.request(article('pepper'))).rejects.toThrow('Failed to fetch');
  });

  it('replace an answer that does not come in time, and one of a broken server', async () => {
    const worker = start();
    await worker.request(flashes);
    worker.network.server = () => new Response('', { status: 503 });
    expect((await worker.request(flashes))?.headers.get(KEPT_AT_HEADER)).not.toBeNull();
    let answer: (response: Response) => void = () => undefined;
    worker.network.server = () => new Promise<Response>((resolve) => (answer = resolve));
    const slow = worker.request(flashes);
    await jest.advanceTimersByTimeAsync(5000);
    answer(json('late'));
    expect((await slow)?.headers.get(KEPT_AT_HEADER)).not.toBeNull();
    worker.network.isDown = true;
    expect(await dataOf(worker.request(flashes))).toBe('late');
  });
});
