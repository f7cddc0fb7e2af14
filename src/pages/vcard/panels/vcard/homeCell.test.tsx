import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildCard, buildCardLevel, buildOwnCards, buildRadarSummary } from '@/testing/buildCard';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';

fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'GET /api/front/payment/environments': ['desktop'],
  'POST /api/vcard/card/mine': buildOwnCards(buildCard()),
  'POST /api/vcard/cardLevel/mine': buildCardLevel(),
  'POST /api/vcard/radar/summary': buildRadarSummary(),
  'POST /api/vcard/radar/visitors': { items: [], nextCursor: null }
});
beforeAll(() => settings.setLanguage('zh-Hans'));

describe('the panel of the own cards', () => {
  it('leads to the home of the cards', async () => {
    user.setToken('member');
    const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=Vcard`);
    await page.waitFor(messages.home);
    expect(await captureNavigation(() => page.tap(messages.home))).toBe(`/${routes['vcard.home']}`);
  });
});
