/** @jest-environment <rootDir>/config/jest/workerEnvironment.js */
import { brokenCaches, fakeCaches, fullCaches } from '@/testing/fakeCaches';
import { fakeWorker, workerOrigin } from '@/testing/fakeWorker';
import type { PrecacheList } from './scope';
import { SHELL_URL } from './ShellFiles';

const build = (name: string): PrecacheList => ({
  revision: name,
  entry: `/h5/js/app.${name}.js`,
  core: [`/h5/js/app.${name}.js`],
  rest: [`/h5/js/rare.${name}.js`],
  languages: { en: [`/h5/js/en.${name}.js`] }
});
const one = build('aaaaaa');
const two = build('bbbbbb');

/** A server with a build: its page, its files, and a feed. */
const serverOf =
  ({ revision, entry, core, rest, languages }: PrecacheList) =>
  (request: Request): Response => {
    const { pathname } = new URL(request.url);
    const files = [...core, ...rest, ...Object.values(languages).flat()];
    if (files.includes(pathname)) return new Response(`${pathname} of ${revision}`);
    if (/\.\w+$/.test(pathname)) return new Response('', { status: 404 });
    return new Response(`<script src="${entry}"></script>`);
  };

async function installed(list = one, caches?: CacheStorage) {
  const worker = fakeWorker(list, serverOf(list), caches);
  await worker.install();
  await worker.activate();
  return worker;
}

const text = async (response: Promise<Response | undefined>) => (await response)?.text();
const navigate = { mode: 'navigate' };

describe('the service worker', () => {
  it('is not installed while a file is missing, or when the server has another build by now', async () => {
    await expect(fakeWorker(two, serverOf(one)).install()).rejects.toThrow('another build');
    const incomplete = fakeWorker({ ...one, core: ['/h5/js/none.abcdef.js'] }, serverOf(one));
    await expect(incomplete.install()).rejects.toThrow('HTTP 404');
  });

  it('shows the page of the server, and its own shell without a network or with a broken server', async () => {
    const worker = await installed();
    worker.network.server = serverOf(two);
    expect(await text(worker.request('/h5/?a=1', navigate))).toContain(two.entry);
    worker.network.server = () => new Response('', { status: 502 });
    expect(await text(worker.request('/h5/', navigate))).toContain(one.entry);
    worker.network.isDown = true;
    expect(await text(worker.request('/h5/pagesNews/NewsDtl?id=a.b', navigate))).toContain(one.entry);
  });

  it('shows its own shell when the server does not answer in time', async () => {
    const worker = await installed();
    worker.network.server = () => new Promise<Response>(() => undefined);
    const page = text(worker.request('/h5/', navigate));
    await jest.advanceTimersByTimeAsync(4000);
    expect(await page).toContain(one.entry);
  });

  it('leaves to the browser what it has no rule for', async () => {
    const worker = await installed();
    for (const path of ['/uploads/a.jpg', '/api/member/user/current', '/api/front/live/stream', '/h5/sw.js', '/']) {
      expect(await worker.request(path)).toBeUndefined();
    }
    expect(await worker.request('/api/front/news/detail', { method: 'POST' })).toBeUndefined();
  });

  it('takes its files from the device, and keeps others as they are used', async () => {
    const worker = await installed();
    worker.network.asked.length = 0;
    expect(await text(worker.request(one.entry))).toContain('of aaaaaa');
    expect(worker.network.asked).toEqual([]);
    await worker.request('/h5/js/rare.aaaaaa.js');
    worker.network.isDown = true;
    expect(await text(worker.request('/h5/js/rare.aaaaaa.js'))).toContain('of aaaaaa');
    await expect(worker.request('/h5/js/en.aaaaaa.js')).rejects.toThrow('Failed to fetch');
  });

  it('completes its files with those of the language and those that the page had before it', async () => {
    const worker = await installed();
    const server = worker.network.server;
    worker.network.server = (request) => (request.url.endsWith('.png?v=1') ? new Response('photo') : server(request));
    await worker.send({ kind: 'complete', language: 'en', used: ['/h5/static/art/cover-a.png?v=1', one.entry] });
    worker.network.isDown = true;
    expect(await text(worker.request('/h5/js/rare.aaaaaa.js'))).toContain('of aaaaaa');
    expect(await text(worker.request('/h5/js/en.aaaaaa.js'))).toContain('of aaaaaa');
    expect(await text(worker.request('/h5/static/art/cover-a.png?v=1'))).toBe('photo');
  });

  it('keeps the files of the build before for its open pages, and removes older ones', async () => {
    const first = await installed(build('000000'));
    await installed(one, first.caches);
    const newest = await installed(two, first.caches);
    newest.network.isDown = true;
    expect(await text(newest.request(one.entry))).toContain('of aaaaaa');
    expect(await text(newest.request('/h5/', navigate))).toContain(two.entry);
    await expect(newest.request('/h5/js/app.000000.js')).rejects.toThrow('Failed to fetch');
  });

  it.each([
    ['full', fullCaches(fakeCaches())],
    ['broken', brokenCaches()]
  ])('leaves pages, files and answers to the network while the storage of the device is %s', async (_, caches) => {
    const worker = fakeWorker(one, serverOf(one), caches);
    expect(await text(worker.request('/h5/', navigate))).toContain(one.entry);
    expect(await text(worker.request('/h5/js/rare.aaaaaa.js'))).toContain('of aaaaaa');
    worker.network.server = () => new Response('{"code":200,"msg":"","data":"answer"}');
    expect(await text(worker.request('/api/front/flash/list'))).toContain('answer');
  });

  it('waits until a page lets it take over, and then serves the open pages', async () => {
    const worker = await installed();
    expect(worker.calls).toEqual({ skipWaiting: 0, claim: 1 });
    await worker.send({ kind: 'takeOver' });
    expect(worker.calls.skipWaiting).toBe(1);
  });

  it('asks for the shell around the cache of the browser', async () => {
    const worker = await installed();
    expect(worker.network.asked[0]).toBe(SHELL_URL);
    expect(workerOrigin).toMatch(/^https:/);
  });
});
