import type { CardLevel } from '@contract/cardLevel';
import cardLevelTexts from '@/components/cardLevel/locale/zh-Hans';
import { routes } from '@/routes';
import { serverConfig } from '@/stores/serverConfig';
import { settings } from '@/stores/settings';
import { buildOwnLevel, buildPlans } from '@/testing/buildPayment';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi } from '@/testing/fakeApi';
import type { OpenedPage } from '@/testing/openPage';
import { openRoute } from '@/testing/openRoute';
import t from './locale/zh-Hans';

const api = fakeApi();
let page: OpenedPage;

async function open(level: CardLevel = 'basic', token = 'T'): Promise<void> {
  api.on({ 'POST /api/vcard/cardLevel/mine': buildOwnLevel(level) });
  page = await openRoute('vcard.marketIntroduction', token);
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  api.calls.length = 0;
  serverConfig.setBlockedList([]);
  const suggestion = { name: '', position: '', department: '', companyId: null, companyName: '', mobile: '' };
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/vcard/cardLevel/plans': buildPlans(),
    'GET /api/front/payment/environments': ['desktop'],
    'POST /api/vcard/card/mine': { cards: [], maxCards: 3, suggestion: { ...suggestion, avatarUrl: null } }
  });
});

/** Texts that only a page that sells something has. */
const ofSale = ['199.00', t.plans, t.offers.open, t.questions, cardLevelTexts.terms];

describe('introduction of the card levels', () => {
  it('shows neither prices nor buttons where the operator hides payments [compliance 14]', async () => {
    serverConfig.setBlockedList(['vcardPay']);
    await open();
    expect(page.has(t.comparison)).toBe(true);
    expect(ofSale.filter((text) => page.text().includes(text))).toEqual([]);
  });

  it('shows neither prices nor buttons where the server takes no payments of this client [compliance 14]', async () => {
    api.on({ 'GET /api/front/payment/environments': ['miniProgram'] });
    await open();
    expect(ofSale.filter((text) => page.text().includes(text))).toEqual([]);
  });

  it('offers a retry when the server cannot be reached', async () => {
    api.disconnect();
    await open();
    expect(page.has('没连上服务器')).toBe(true);
    api.connect();
    await page.tap('重试');
    expect(page.has(t.comparison)).toBe(true);
  });

  it('is open to a visitor, and asks nothing about a level of theirs', async () => {
    await open('basic', '');
    expect(ofSale.filter((text) => !page.text().includes(text))).toEqual([]);
    expect(page.has(t.current)).toBe(false);
    expect(api.calls.some(({ name }) => name.includes('/mine'))).toBe(false);
  });

  it('compares the levels as the server has them', async () => {
    await open();
    const rows = [...page.root().querySelectorAll('[role="row"]')].map((row) =>
      [...row.children].map((cell) => cell.textContent)
    );
    const { basic, professional, enterprise } = cardLevelTexts.levels;
    expect(rows).toEqual([
      [basic, professional, enterprise],
      [t.benefits.maxCards, '3 张', '10 张', '10 张'],
      [t.benefits.radarDays, '30 天', '90 天', '90 天'],
      [t.benefits.hasTeamTotals, t.no, t.no, t.yes]
    ]);
  });

  it('says that nothing renews by itself, and how money is returned [compliance 14]', async () => {
    await open();
    expect(page.has(t.noRenewal)).toBe(true);
    for (const rule of cardLevelTexts.rules) expect(page.has(rule)).toBe(true);
  });

  it('leads to the payment of the plan', async () => {
    await open();
    const url = await captureNavigation(() => page.tap(t.offers.open));
    expect(url).toBe(`/${routes['pay.vcard']}?plan=professional-1y`);
  });

  it('offers to renew the own level and to change to a higher one, and does not sell a lower one', async () => {
    await open('professional');
    expect([page.has(t.offers.renew), page.has(t.offers.upgrade), page.has(t.offers.open)]).toEqual([
      true,
      true,
      false
    ]);
    await open('enterprise');
    expect([page.has(t.offers.renew), page.has(t.offers.lower), page.has(t.offers.upgrade)]).toEqual([
      true,
      true,
      false
    ]);
  });

  it('marks its sample as made up', async () => {
    await open();
    expect(page.has(t.sample.name)).toBe(true);
    expect(page.has(t.sampleNote)).toBe(true);
  });
});
