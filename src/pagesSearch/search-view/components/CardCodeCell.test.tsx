import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { asGuest } from '@/testing/asGuest';
import { buildSearchOverview } from '@/testing/buildSearch';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import messages from '../../locale/zh-Hans';

fakeApi({
  'GET /api/front/search/overview': buildSearchOverview(),
  'GET /api/front/search/hotWords': []
});
const search = (query: string) => openPage(`/${routes['search.view']}?q=${encodeURIComponent(query)}`);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => asGuest());

describe('a search for the printed code of a card', () => {
  it.each(['K7M2P9QX', 'k7m2 p9qx', 'K7M2-P9QX'])('offers the card to a visitor: %s', async (query) => {
    const page = await search(query);
    await page.waitFor(messages.openCardCode('K7M2 P9QX'));
    const opened = await captureNavigation(() => page.tap(messages.openCardCode('K7M2 P9QX')));
    expect(opened).toBe(`/${routes['vcard.shareMiddlePage']}?code=K7M2P9QX`);
  });

  it.each(['大料', 'K7M2P9Q', 'cinnamon', '12345678'])('is none for other terms: %s', async (query) => {
    const page = await search(query);
    await page.settle();
    expect(page.text()).not.toContain(messages.openCardCode(''));
  });
});
