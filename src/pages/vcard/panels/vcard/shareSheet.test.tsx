import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildCard, buildCardLevel, buildOwnCards, buildRadarSummary } from '@/testing/buildCard';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const link = `${location.origin}/h5/${routes['vcard.shareMiddlePage']}?id=card-1&type=share&inviteCode=QXL8`;
const copied: string[] = [];
const api = fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'GET /api/front/payment/environments': [],
  'POST /api/vcard/card/mine': buildOwnCards(buildCard()),
  'POST /api/vcard/cardLevel/mine': buildCardLevel(),
  'POST /api/vcard/radar/summary': buildRadarSummary(),
  'POST /api/vcard/radar/visitors': { items: [], nextCursor: null },
  'POST /api/vcard/dataCollection/share': null
});
const counted = () => api.calls.filter(({ name }) => name.endsWith('/dataCollection/share')).length;

/** Shares the own card, where the browser's share sheet answers like this. */
async function shareCard(answer?: () => Promise<void>): Promise<ShareData[]> {
  const shared: ShareData[] = [];
  const share = (data: ShareData) => {
    shared.push(data);
    return answer?.();
  };
  Object.assign(navigator, { share: answer && share });
  const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=Vcard`);
  await page.waitFor(messages.actions.share);
  await page.tap(messages.actions.share);
  return shared;
}
const failWith = (name: string) => () => Promise.reject(new DOMException('', name));

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  user.setToken('member');
  if (overlays.shownToast) overlays.hideToast();
  api.calls.length = 0;
  copied.length = 0;
  const writeText = (text: string) => {
    copied.push(text);
    return Promise.resolve();
  };
  Object.assign(navigator, { clipboard: { writeText } });
});
afterEach(() => Object.assign(navigator, { share: undefined }));

describe('sharing a page from a browser', () => {
  it('copies the link where there is no share sheet', async () => {
    await shareCard();
    expect([copied, overlays.shownToast?.text, counted()]).toEqual([[link], messages.linkCopied, 1]);
  });

  it('copies the link where the share sheet does not open', async () => {
    await shareCard(failWith('NotAllowedError'));
    expect([copied, counted()]).toEqual([[link], 1]);
  });

  it('copies the link in WeChat’s browser, whose own menu shares the page', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50');
    expect(await shareCard(() => Promise.resolve())).toEqual([]);
    expect(copied).toEqual([link]);
  });

  it('does nothing when the user closes the share sheet', async () => {
    await shareCard(failWith('AbortError'));
    expect([copied, overlays.shownToast, counted()]).toEqual([[], undefined, 0]);
  });

  it('gives title, description and link to the share sheet, and counts once', async () => {
    const shared = await shareCard(() => Promise.resolve());
    expect(shared).toMatchObject([{ url: link }]);
    expect(shared[0]?.title).toContain('覃秀兰');
    expect(shared[0]?.text).toContain('八角');
    expect([copied, counted()]).toEqual([[], 1]);
  });
});
