import type { CallInput } from '@contract';
import companyView from '@/components/company/locale/zh-Hans';
import appMessages from '@/locale/zh-Hans';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildSupply } from '@/testing/buildListing';
import { buildPerson } from '@/testing/buildPerson';
import { buildCompanyInfo } from '@/testing/buildTeam';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';

const api = fakeApi();
const goods = Array.from({ length: 23 }, (_, index) => buildSupply({ id: `s${index}`, title: `货源 ${index}` }));
let isDown: boolean;

function listSupplies({ cursor, limit = 20 }: CallInput<'GET /api/front/company/supplies'>) {
  if (isDown && cursor !== undefined) throw new FakeError('UNAVAILABLE');
  const start = Number(cursor ?? 0);
  const end = start + Number(limit);
  return { items: goods.slice(start, end), nextCursor: end < goods.length ? String(end) : null };
}

const tilesOf = (page: OpenedPage) =>
  [...page.root().querySelectorAll('[role="link"]')].flatMap((tile) => /货源 ?\d+/.exec(tile.textContent ?? '') ?? []);

async function openCompany(): Promise<OpenedPage> {
  user.setToken('member');
  const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=Company`);
  await page.settle();
  return page;
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  isDown = false;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/company/info': buildCompanyInfo({ myRole: 'member', supplyCount: goods.length }),
    'GET /api/front/company/supplies': listSupplies
  });
});

describe('supplies of a company', () => {
  it('offers a retry of those that did not arrive, and keeps the others', async () => {
    const page = await openCompany();
    isDown = true;
    await page.tap(companyView.allOnSale(23));
    expect(tilesOf(page)).toHaveLength(20);
    isDown = false;
    await page.tap(appMessages.loadMoreFailed);
    expect(tilesOf(page)).toHaveLength(23);
  });

  it('are all shown with one tap, each once, and stay when the user comes back', async () => {
    const page = await openCompany();
    expect(tilesOf(page)).toHaveLength(6);
    await page.tap(companyView.allOnSale(23));
    expect(new Set(tilesOf(page)).size).toBe(23);
    expect([page.has(companyView.allOnSale(23)), page.has(companyView.moreOnSale)]).toEqual([false, false]);
    await page.show();
    expect(tilesOf(page)).toHaveLength(23);
  });
});
