import Taro from '@tarojs/taro';
import { call } from '@/request/call';
import { routes } from '@/routes';
import { fakeRequests } from '@/testing/fakeRequests';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { followPointer } from './followPointer';

const linePath = routes['market.info'];
const articlePath = routes['news.detail'];
const load = jest.fn<Promise<unknown>[], [path: string]>();
const route = (path: string) => ({ path, load: () => load(path) });
let urls: string[];

const page = (links: string) =>
  `<div class="taro_page">${links}</div><a class="tab-bar__tab" href="/h5/${routes.market}"></a>`;
const link = (to: string) => `<div data-to="${to}"><span>text</span></div>`;
const touch = (element: Element | null, sign = 'pointerdown') =>
  element?.dispatchEvent(new Event(sign, { bubbles: true }));
const rest = async (ms: number) => {
  jest.advanceTimersByTime(ms);
  await whenIdle();
};

beforeAll(() => {
  Element.prototype.getBoundingClientRect = () => ({ top: 10, bottom: 50, width: 300 }) as DOMRect;
  followPointer();
});

beforeEach(() => {
  new TestSession();
  urls = [];
  fakeRequests(({ url }) => {
    urls.push(url);
    return { statusCode: 200, data: { code: 200, msg: '', data: { id: 'a' } } };
  });
  load.mockReset().mockReturnValue([Promise.resolve()]);
  Object.assign(window, {
    __taroAppConfig: { routes: [route(linePath), route(articlePath), route(routes.market)] },
    requestIdleCallback: (run: () => void) => setTimeout(run, 1)
  });
});
afterEach(() => Object.assign(navigator, { connection: undefined }));

describe('links that are loaded ahead', () => {
  it('load nothing where data are saved', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    document.body.innerHTML = page(link(`${articlePath}?id=none`));
    touch(document.querySelector('span'));
    await rest(2000);
    expect(load).not.toHaveBeenCalled();
    expect(urls).toEqual([]);
  });

  it('load the page and its first answer when they are touched; the page uses the answer once', async () => {
    document.body.innerHTML = page(link(`${articlePath}?id=a`));
    touch(document.querySelector('span'));
    await rest(60);
    expect(load).toHaveBeenCalledWith(articlePath);
    expect(urls).toEqual(['/api/front/news/detail?id=a']);
    expect(await call('GET /api/front/news/detail', { id: 'a' })).toEqual({ id: 'a' });
    expect(urls).toHaveLength(1);
    await call('GET /api/front/news/detail', { id: 'a' });
    expect(urls).toHaveLength(2);
  });

  it('ask for no answer for a touch that scrolls', async () => {
    document.body.innerHTML = page(link(`${articlePath}?id=b`));
    touch(document.querySelector('span'));
    touch(document.body, 'pointercancel');
    await rest(100);
    expect(urls).toEqual([]);
  });

  it('have answers of ten seconds, for one session', async () => {
    const session = new TestSession();
    document.body.innerHTML = page(link(`${articlePath}?id=c`));
    touch(document.querySelector('span'));
    await rest(60);
    session.currentToken = 't1';
    await call('GET /api/front/news/detail', { id: 'c' });
    expect(urls).toHaveLength(2);
    session.currentToken = '';
    jest.setSystemTime(Date.now() + 11_000);
    await call('GET /api/front/news/detail', { id: 'c' });
    expect(urls).toHaveLength(3);
  });

  it('load the code of what is on the screen when the phone is idle', async () => {
    document.body.innerHTML = page(link(`${linePath}?lineId=a`) + link(`${linePath}?lineId=b`));
    Taro.eventCenter.trigger('__afterTaroRouterChange');
    for (let step = 0; step < 6; step += 1) await rest(400);
    expect(load.mock.calls.map(([path]) => path)).toEqual([linePath, routes.market]);
    expect(urls).toEqual([]);
  });

  it('load a page that was not there before again', async () => {
    load.mockReturnValueOnce([Promise.reject(new Error('offline'))]);
    Object.assign(window, {
      __taroAppConfig: { routes: [], loadRoutes: () => Promise.resolve([route(routes['supply.info'])]) }
    });
    document.body.innerHTML = page(link(`${routes['supply.info']}?id=a`));
    touch(document.querySelector('span'));
    await rest(1);
    touch(document.querySelector('span'));
    await rest(1);
    touch(document.querySelector('span'));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
