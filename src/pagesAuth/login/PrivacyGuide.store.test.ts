import { PrivacyGuideStore } from './PrivacyGuide.store';

const refusal = { atMs: 0 };

async function setupStore(isNeeded = true): Promise<PrivacyGuideStore> {
  const guide = new PrivacyGuideStore(() => Promise.resolve(isNeeded), refusal);
  await guide.load();
  return guide;
}

beforeEach(() => {
  refusal.atMs = 0;
});
afterEach(() => jest.clearAllTimers());

describe('PrivacyGuideStore', () => {
  it('is shown again only on request and not within ten seconds [compliance 11]', async () => {
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

  it('is not shown on another page within ten seconds [compliance 11]', async () => {
    (await setupStore()).refuse();
    jest.advanceTimersByTime(4_000);
    const next = await setupStore();
    expect([next.isRefused, next.secondsLeft]).toEqual([true, 6]);
    jest.advanceTimersByTime(6_000);
    expect((await setupStore()).isRefused).toBe(false);
  });

  it('restarts the countdown when the user declines again', async () => {
    const guide = await setupStore();
    guide.refuse();
    jest.advanceTimersByTime(10_000);
    guide.askAgain();
    guide.refuse();
    expect([guide.isRefused, guide.secondsLeft]).toEqual([true, 10]);
  });

  it('is not needed after consent or when WeChat does not require it', async () => {
    const guide = await setupStore();
    guide.agree();
    expect(guide.isNeeded).toBe(false);
    expect((await setupStore(false)).isNeeded).toBe(false);
  });

  it('stops the timer when disposed', async () => {
    const guide = await setupStore();
    guide.refuse();
    guide.dispose();
    expect(jest.getTimerCount()).toBe(0);
  });
});
