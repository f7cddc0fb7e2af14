import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildHolderSummary, holderWindow } from '@/testing/buildHolder';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import holder from '../../pages/vcard/panels/holder/locale/zh-Hans';
import { openCode } from './openCode';

fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'GET /api/front/message/getUnReadMsg': 0,
  'POST /api/vcard/holder/summary': buildHolderSummary(),
  'POST /api/vcard/holder/list': (query) => holderWindow([], query),
  'POST /api/front/exchange/list': { items: [], nextCursor: null }
});
const vCard = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:陆志强\r\nTEL;TYPE=CELL:13800138004\r\nEND:VCARD\r\n';

/** Returns the address that a code opens. */
async function addressOf(text: string): Promise<string> {
  const page = await openPage(`/${routes.mine}`);
  return captureNavigation(async () => {
    openCode({ kind: 'text', text });
    await page.settle();
  });
}

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  asGuest();
});
afterEach(() => overlays.close());

describe('a contact that is scanned anywhere', () => {
  it.each([
    ['a Wi-Fi password', 'WIFI:T:WPA;S:a;;'],
    ['a contact that is too long for an address', `${vCard}${'香'.repeat(300)}`]
  ])('is not %s, which is shown for copying', async (_, text) => {
    expect(await addressOf(text)).toContain(routes['news.copyClipboard']);
  });

  it.each([
    ['a vCard', vCard],
    ['a MECARD', 'MECARD:N:陆志强;TEL:13800138004;;']
  ])('fills the form of the card holder, after a login: %s', async (_, text) => {
    const page = await openPage(await addressOf(text));
    await page.waitFor(holder.loggedOut);
    user.setToken('member');
    await page.waitFor(holder.person.addTitle);
    expect(page.field('name').value).toBe('陆志强');
  });
});
