import { observable, runInAction } from 'mobx';
import { LiveStamp } from './LiveStamp';

const page = observable({ isOnline: true });
let stamp = 'a';
let asked = 0;
let changes = 0;
let fails = false;
const live = new LiveStamp({
  getStamp: () => {
    asked += 1;
    return fails ? Promise.reject(new Error('no answer')) : Promise.resolve(stamp);
  },
  onChange: () => {
    changes += 1;
  },
  isOnline: () => page.isOnline
});
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  [stamp, asked, changes, fails] = ['a', 0, 0, false];
  runInAction(() => (page.isOnline = true));
});
afterEach(() => {
  live.stop();
  jest.useRealTimers();
});

describe('the stamp of an open page', () => {
  it('asks nothing while the device has no network, and at once when it is back', async () => {
    runInAction(() => (page.isOnline = false));
    live.start();
    await pass(20_000);
    expect(asked).toBe(0);
    runInAction(() => (page.isOnline = true));
    await pass(0);
    expect(asked).toBe(1);
  });

  it('asks nothing while the page is hidden', async () => {
    live.start();
    await pass(0);
    live.stop();
    await pass(20_000);
    expect(asked).toBe(1);
  });

  it('waits twice as long after each failure, at most a minute, and recovers', async () => {
    fails = true;
    live.start();
    await pass(7_999);
    expect(asked).toBe(1);
    await pass(1);
    expect(asked).toBe(2);
    await pass(16_000);
    expect(asked).toBe(3);
    await pass(600_000);
    const before = asked;
    await pass(64_000);
    expect(asked).toBe(before + 1);
    fails = false;
    await pass(64_000);
    const recovered = asked;
    await pass(8_000);
    expect(asked).toBe(recovered + 2);
  });

  it('tells of a change once, also of one that happened while the page was hidden', async () => {
    live.start();
    await pass(0);
    // What was known before this test counts as changed or not: from here on it is known.
    changes = 0;
    await pass(4_000);
    expect(changes).toBe(0);
    stamp = 'b';
    await pass(4_000);
    await pass(4_000);
    expect(changes).toBe(1);
    live.stop();
    stamp = 'c';
    await pass(60_000);
    live.start();
    await pass(0);
    expect(changes).toBe(2);
  });

  it('drops an answer that comes after the page was hidden', async () => {
    live.start();
    await pass(0);
    stamp = 'd';
    changes = 0;
    await pass(3_999);
    jest.advanceTimersByTime(1);
    live.stop();
    await pass(10_000);
    expect(changes).toBe(0);
  });
});
