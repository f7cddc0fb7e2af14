import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { serverConfig } from '@/stores/serverConfig';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from './asGuest';
import { buildCard, buildCardLevel, buildOwnCards, buildRadarSummary } from './buildCard';
import { buildPerson } from './buildPerson';
import type { FakeApi } from './fakeApi';
import { type OpenedPage, openPage } from './openPage';

/** The cards of the user, the default one first. */
export const ownCards = [
  buildCard(),
  buildCard({ id: 'card-2', name: '覃秀兰', position: '董事', isDefault: false })
] as const;

/** Mocks the cards of a user without visitors, to whom higher levels are sold. The user is logged out. */
export function answerOwnCards(api: FakeApi): void {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  network.set(true);
  serverConfig.setBlockedList([]);
  api.connect();
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/payment/environments': ['desktop'],
    'POST /api/vcard/card/mine': buildOwnCards(...ownCards),
    'POST /api/vcard/cardLevel/mine': buildCardLevel(),
    'POST /api/vcard/radar/summary': buildRadarSummary(),
    'POST /api/vcard/radar/visitors': { items: [], nextCursor: null },
    'POST /api/vcard/card/setDefault/{id}': null,
    'POST /api/vcard/card/withdraw/{id}': null,
    'POST /api/vcard/card/restore/{id}': null,
    'POST /api/vcard/dataCollection/share': null
  });
}

/** Opens the panel of the own cards as a member. */
export async function openOwnCards(): Promise<OpenedPage> {
  user.setToken('member');
  const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=Vcard`);
  await page.waitFor('名片码');
  return page;
}
