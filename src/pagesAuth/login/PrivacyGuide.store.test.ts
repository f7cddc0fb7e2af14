import { PrivacyGuideStore } from './PrivacyGuide.store';

const refusal = { atMs: 0 };

async function setupStore(isNeeded = true): Promise<PrivacyGuideStore> {
  const guide = new PrivacyGuideStore(() => Promise.resolve(isNeeded), refusal);
  await guide.load();
  return guide;
}

beforeEach(() => {
  jest.useFakeTimers();
  refusal.atMs = 0;
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('the privacy guide', () => {
  it('does not come again by itself, and for ten seconds not even when asked for [compliance 11]', async () => {
    const guide = await setupStore();
    guide.refuse();
    expect([guide.isRefused, guide.secondsLeft]).toEqual([true, 10]);
    jest.advanceTimersByTime(9_000);
    guide.askAgain();
    expect([guide.isRefused, guide.secondsLeft]).toEqual([true, 1]);
    jest.advanceTimersByTime(1_000);
    expect([guide.isRefused, guide.secondsLeft]).toEqual([true, 0]);
    guide.askAgain();
    expect(guide.isRefused).toBe(false);
  });

  it('does not come within ten seconds on another page either [compliance 11]', async () => {
    (await setupStore()).refuse();
    jest.advanceTimersByTime(4_000);
    const next = await setupStore();
    expect([next.isRefused, next.secondsLeft]).toEqual([true, 6]);
    jest.advanceTimersByTime(6_000);
    expect((await setupStore()).isRefused).toBe(false);
  });

  it('counts a refusal anew', async () => {
    const guide = await setupStore();
    guide.refuse();
    jest.advanceTimersByTime(10_000);
    guide.askAgain();
    guide.refuse();
    expect([guide.isRefused, guide.secondsLeft]).toEqual([true, 10]);
  });

  it('is over for who agrees, and was never there where WeChat does not want it', async () => {
    const guide = await setupStore();
    guide.agree();
    expect(guide.isNeeded).toBe(false);
    expect((await setupStore(false)).isNeeded).toBe(false);
  });

  it('leaves no clock behind', async () => {
    const guide = await setupStore();
    guide.refuse();
    guide.dispose();
    expect(jest.getTimerCount()).toBe(0);
  });
});
