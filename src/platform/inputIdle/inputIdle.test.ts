import { whenInputIdle } from './index';

const touch = (type: string, fingers: number) =>
  dispatchEvent(Object.assign(new Event(type), { touches: Array.from({ length: fingers }) }));

afterEach(() => jest.clearAllTimers());

function watchIdle(): () => boolean {
  let isResting = false;
  void whenInputIdle().then(() => {
    isResting = true;
  });
  return () => isResting;
}

describe('whenInputIdle', () => {
  it('resolves 300 ms after the last touch, not during a resting one', async () => {
    const isResting = watchIdle();
    touch('touchstart', 1);
    await jest.advanceTimersByTimeAsync(5000);
    expect(isResting()).toBe(false);
    touch('touchmove', 1);
    touch('touchend', 0);
    await jest.advanceTimersByTimeAsync(299);
    expect(isResting()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isResting()).toBe(true);
  });

  it('waits for a page that still scrolls', async () => {
    const isResting = watchIdle();
    for (let times = 0; times < 5; times += 1) {
      await jest.advanceTimersByTimeAsync(200);
      dispatchEvent(new Event('scroll'));
    }
    expect(isResting()).toBe(false);
    await jest.advanceTimersByTimeAsync(300);
    expect(isResting()).toBe(true);
  });

  it('resolves at once without input', async () => {
    const isResting = watchIdle();
    await jest.advanceTimersByTimeAsync(300);
    expect(isResting()).toBe(true);
  });
});
