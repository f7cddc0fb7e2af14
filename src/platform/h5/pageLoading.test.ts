import { eventCenter } from '@tarojs/runtime';
import { loadPage, offerRetry, preloadFailure } from './pageLoading';

const shown = () => document.querySelector('.page-loading')?.textContent ?? null;
const never = () => new Promise<string>(() => undefined);
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  document.body.innerHTML = '<div class="taro_router"></div>';
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a page that cannot be loaded', () => {
  it('raises an event and rejects when nobody prevents it', async () => {
    const raised: unknown[] = [];
    const listen = (event: Event) => raised.push((event as CustomEvent<{ error: unknown }>).detail.error);
    window.addEventListener(preloadFailure, listen);
    const error = new Error('ChunkLoadError');
    await expect(loadPage(() => Promise.reject(error))).rejects.toBe(error);
    expect(raised).toEqual([error]);
    window.removeEventListener(preloadFailure, listen);
  });

  it('offers another try, and is shown when that succeeds', async () => {
    offerRetry();
    const load = jest.fn().mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValueOnce('page');
    const page = loadPage(load);
    await settle();
    expect(shown()).toBe('连接超时，点一下屏幕重试');
    document.querySelector<HTMLElement>('.page-loading')?.click();
    expect(await page).toBe('page');
    expect(load).toHaveBeenCalledTimes(2);
    expect(shown()).toBeNull();
  });

  it('gives up after 60 s', async () => {
    void loadPage(never);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(shown()).toBe('正在加载');
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('连接超时，点一下屏幕重试');
  });

  it('leaves the screen to the page that the person goes to instead', async () => {
    void loadPage(() => Promise.reject(new Error('ChunkLoadError')));
    await settle();
    eventCenter.trigger('__taroRouterChange', { toLocation: { path: '/h5/' } });
    expect(shown()).toBeNull();
  });
});

describe('a page that loads', () => {
  it('shows nothing within 200 ms and that it loads after', async () => {
    let arrive: (page: string) => void = () => undefined;
    const page = loadPage(
      () =>
        new Promise<string>((resolve) => {
          arrive = resolve;
        })
    );
    await jest.advanceTimersByTimeAsync(199);
    expect(shown()).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('正在加载');
    arrive('page');
    expect(await page).toBe('page');
    expect(shown()).toBeNull();
  });
});
