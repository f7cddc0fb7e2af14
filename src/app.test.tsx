import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { asGuest } from '@/testing/asGuest';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { resetConsent } from '@/testing/resetConsent';

const mockNetwork = { isDown: true };
// A part of the app that arrives over the network, or does not.
jest.mock('@/components/consent/askConsent', () => ({
  get askConsent() {
    if (mockNetwork.isDown) throw new Error('Loading chunk failed');
    const part: { askConsent: unknown } = jest.requireActual('@/components/consent/askConsent');
    return part.askConsent;
  }
}));

fakeApi();

describe('the app', () => {
  it('goes on when the question for consent cannot be loaded, and asks when it comes to the front again', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    asGuest();
    settings.setLanguage('zh-Hans');
    resetConsent();
    const page = await openPage('/pages/mine/index');
    dispatchEvent(new Event('pointerdown'));
    await page.waitFor('登录 / 注册');
    await page.settle();
    expect(warned.mock.calls.flat().map(String)).toContain('Error: Loading chunk failed');
    expect([consent.isAnswered, page.has('欢迎使用香市')]).toEqual([false, false]);
    mockNetwork.isDown = false;
    dispatchEvent(new Event('visibilitychange'));
    await page.waitFor('欢迎使用香市');
  });
});
