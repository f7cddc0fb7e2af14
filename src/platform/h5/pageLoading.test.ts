import { eventCenter } from '@tarojs/runtime';
import { deferred } from '@/testing/deferred';
import { loadPage, offerRetry, preloadFailureEvent } from './pageLoading';

const shown = () => document.querySelector('.page-loading')?.textContent ?? null;
const failing = () => Promise.reject(new Error('ChunkLoadError'));
const never = () => new Promise<string>(() => undefined);

beforeEach(() => {
  document.body.innerHTML = '<div class="taro_router"></div>';
});
afterEach(() => jest.clearAllTimers());

describe('a page that cannot be loaded', () => {
  const raised: unknown[] = [];
  const listen = (event: Event) => raised.push((event as CustomEvent).detail);
  const prevent = (event: Event) => event.preventDefault();
  beforeEach(() => raised.splice(0));
  afterEach(() => {
    window.removeEventListener(preloadFailureEvent, listen);
    window.removeEventListener(preloadFailureEvent, prevent);
  });

  it('raises an event and rejects', async () => {
    window.addEventListener(preloadFailureEvent, listen);
    await expect(loadPage(failing)).rejects.toThrow('ChunkLoadError');
    expect(raised).toEqual([new Error('ChunkLoadError')]);
  });

  it('rejects nothing when a listener prevents that', async () => {
    window.addEventListener(preloadFailureEvent, prevent);
    expect(await loadPage(failing)).toBeUndefined();
  });

  it('gives up after 60 s', async () => {
    const page = loadPage(never);
    const refused = expect(page).rejects.toThrow('timeout');
    await jest.advanceTimersByTimeAsync(59_999);
    expect(shown()).toBe('正在加载');
    await jest.advanceTimersByTimeAsync(1);
    await refused;
    expect(shown()).toBeNull();
  });
});

describe('another try', () => {
  it('starts with a tap, once', () => {
    const retry = jest.fn();
    offerRetry(retry);
    expect(shown()).toBe('没连上服务器重试');
    document.querySelector<HTMLElement>('.page-loading')?.click();
    expect(retry).toHaveBeenCalledTimes(1);
    expect(shown()).toBeNull();
  });

  it('disappears by itself', async () => {
    offerRetry(() => undefined);
    await jest.advanceTimersByTimeAsync(8_000);
    expect(shown()).toBeNull();
  });

  it('disappears when the user opens another page', () => {
    offerRetry(() => undefined);
    eventCenter.trigger('__taroRouterChange', { toLocation: { path: '/h5/' } });
    expect(shown()).toBeNull();
  });
});

describe('a page that loads', () => {
  it('shows nothing within 200 ms and after it has loaded', async () => {
    const code = deferred<string>();
    const page = loadPage(() => code.promise);
    await jest.advanceTimersByTimeAsync(199);
    expect(shown()).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('正在加载');
    code.resolve('page');
    expect(await page).toBe('page');
    expect(shown()).toBeNull();
  });
});
