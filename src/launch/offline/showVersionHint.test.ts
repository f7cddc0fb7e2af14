import { settings } from '@/stores/settings';
import { whenIdle } from '@/testing/whenIdle';
import { showVersionHint } from './showVersionHint';

const action = () =>
  [...document.querySelectorAll<HTMLElement>('[role="button"]')].find((one) => one.textContent === '更新');

describe('hint of a newer version', () => {
  beforeAll(() => settings.setLanguage('zh-Hans'));

  it('is shown once, and goes by itself', async () => {
    showVersionHint(() => undefined);
    showVersionHint(() => undefined);
    await whenIdle();
    expect(document.body.textContent?.match(/有新版本/g)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(12_000);
    expect(document.body.textContent).not.toContain('有新版本');
  });

  it('goes with the tap that takes the version', async () => {
    const update = jest.fn();
    showVersionHint(update);
    await whenIdle();
    action()?.click();
    await whenIdle();
    expect([update.mock.calls.length, document.body.textContent?.includes('有新版本')]).toEqual([1, false]);
  });
});
