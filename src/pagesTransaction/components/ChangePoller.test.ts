import { observable, runInAction } from 'mobx';
import { ChangePoller } from './ChangePoller';

const page = observable({ isOnline: true });
let stamp = 'a';
let asked = 0;
let changes = 0;
let fails = false;
const poller = new ChangePoller({
  getStamp: () => {
    asked += 1;
    return fails ? Promise.reject(new Error('no answer')) : Promise.resolve(stamp);
  },
  onChange: () => {
    changes += 1;
  },
  isOnline: () => page.isOnline
});
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  [stamp, asked, changes, fails] = ['a', 0, 0, false];
  runInAction(() => (page.isOnline = true));
});
afterEach(() => {
  poller.stop();
  jest.useRealTimers();
});

describe('ChangePoller', () => {
  it('does not poll while the device is offline, and polls at once when it is back online', async () => {
    runInAction(() => (page.isOnline = false));
    poller.start();
    await advance(20_000);
    expect(asked).toBe(0);
    runInAction(() => (page.isOnline = true));
    await advance(0);
    expect(asked).toBe(1);
  });

  it('does not poll while the page is hidden', async () => {
    poller.start();
    await advance(0);
    poller.stop();
    await advance(20_000);
    expect(asked).toBe(1);
  });

  it('doubles the interval after each failure, up to a minute, and recovers', async () => {
    fails = true;
    poller.start();
    await advance(7_999);
    expect(asked).toBe(1);
    await advance(1);
    expect(asked).toBe(2);
    await advance(16_000);
    expect(asked).toBe(3);
    await advance(600_000);
    const before = asked;
    await advance(64_000);
    expect(asked).toBe(before + 1);
    fails = false;
    await advance(64_000);
    const recovered = asked;
    await advance(8_000);
    expect(asked).toBe(recovered + 2);
  });

  it('reports a change once, including one that happened while the page was hidden', async () => {
    poller.start();
    await advance(0);
    // The first poll may count as a change, depending on the previous test: counting starts here.
    changes = 0;
    await advance(4_000);
    expect(changes).toBe(0);
    stamp = 'b';
    await advance(4_000);
    await advance(4_000);
    expect(changes).toBe(1);
    poller.stop();
    stamp = 'c';
    await advance(60_000);
    poller.start();
    await advance(0);
    expect(changes).toBe(2);
  });

  it('drops a response that arrives after the page was hidden', async () => {
    poller.start();
    await advance(0);
    stamp = 'd';
    changes = 0;
    await advance(3_999);
    jest.advanceTimersByTime(1);
    poller.stop();
    await advance(10_000);
    expect(changes).toBe(0);
  });
});
