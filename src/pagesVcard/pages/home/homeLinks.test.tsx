import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildAccount } from '@/testing/buildAccount';
import { buildCard, buildCardLevel, buildOwnCards, buildRadarSummary } from '@/testing/buildCard';
import { buildHolderSummary } from '@/testing/buildHolder';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi } from '@/testing/fakeApi';
import { fakeCanvas } from '@/testing/fakeCanvas';
import { openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

fakeCanvas();
const api = fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'GET /api/member/account/state': buildAccount(),
  'POST /api/vcard/cardLevel/mine': buildCardLevel(),
  'POST /api/vcard/radar/summary': buildRadarSummary(),
  'POST /api/vcard/holder/summary': buildHolderSummary({ requests: 3 }),
  'GET /api/front/payment/environments': ['desktop']
});
const panel = `/${routes['vcard.webview']}?webviewPathName=`;
let visits = 0;

async function openHome(...cards: ReturnType<typeof buildCard>[]) {
  api.on({ 'POST /api/vcard/card/mine': buildOwnCards(...cards) });
  user.setToken('member');
  visits += 1;
  const page = await openPage(`/${routes['vcard.home']}?visit=${visits}`);
  await page.settle();
  return page;
}

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  api.calls.length = 0;
});
afterEach(() => overlays.close());

describe('links and actions of the card home', () => {
  it('leads to the requests and to the visitors themselves', async () => {
    const page = await openHome(buildCard());
    expect(await captureNavigation(() => page.tap(messages.requests))).toBe(`${panel}VcardHolder&pageType=requests`);
    expect(await captureNavigation(() => page.tap(messages.radar.more))).toBe(`${panel}Vcard&pageType=radar`);
  });

  it('makes no poster of a card that was taken down', async () => {
    const page = await openHome(buildCard({ takedownReason: '冒用他人身份' }));
    await page.tap(messages.actions.poster);
    expect(page.has(messages.takenDownToast)).toBe(true);
    expect(api.calls.filter(({ name }) => name.includes('/card/code/'))).toEqual([]);
  });
});
