import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildHolderEntry, buildHolderSummary, holderWindow } from '@/testing/buildHolder';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';

fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'POST /api/vcard/holder/summary': buildHolderSummary(),
  'POST /api/vcard/holder/list': (query) => holderWindow([buildHolderEntry()], query),
  'POST /api/front/exchange/list': { items: [], nextCursor: null }
});
beforeEach(() => {
  settings.setLanguage('zh-Hans');
  asGuest();
});

describe('a link to the card holder', () => {
  it.each([
    ['', false],
    ['&pageType=unknown', false],
    ['&pageType=requests', true]
  ])('shows the people, or the requests when it says so: %p', async (query, isOnRequests) => {
    user.setToken('member');
    const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=VcardHolder${query}`);
    await page.waitFor(messages.search);
    await page.settle();
    expect(page.has(messages.requests.boxes.incoming)).toBe(isOnRequests);
  });
});
