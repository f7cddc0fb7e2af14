import type { CallInput } from '@contract';
import { MAX_INVITED } from '@rules/purchase';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { buildOwnPurchaseDetail } from '@/testing/buildQuotation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const buildSuppliers = (invited: number, others: number) =>
  Array.from({ length: invited + others }, (_, index) => ({
    companyId: `company-${index}`,
    name: `香料行 ${index}`,
    supplyCount: 1,
    isInvited: index < invited
  }));

const api = fakeApi();
let sent: CallInput<'POST /api/front/purchase/invite'>[];

/** Opens the sheet with companies that were invited before, and others. */
async function renderSheet(invited: number, others: number): Promise<OpenedPage> {
  api.on({ 'GET /api/front/purchase/suppliers': buildSuppliers(invited, others) });
  const page = await openPage(`/${routes['purchase.info']}?id=purchase-1`);
  await page.waitFor(messages.noneTitle);
  await page.tap(messages.invite);
  await page.waitFor(messages.inviteHint);
  return page;
}

async function choose(page: OpenedPage, from: number, to: number): Promise<void> {
  for (let index = from; index < to; index += 1) await page.tap(`香料行 ${index}`);
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  sent = [];
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/purchase/detail': buildOwnPurchaseDetail(),
    'POST /api/front/quotation/compare': { items: [], stamp: 'a' },
    'POST /api/front/purchase/invite': (body) => {
      sent.push(body);
      return { invited: body.companyIds.length };
    }
  });
  user.setToken('member');
});
afterEach(() => overlays.close());

describe('invitation of suppliers', () => {
  it('says that no more fit, with those that were invited before counted, and sends the chosen ones', async () => {
    const page = await renderSheet(MAX_INVITED - 2, 3);
    await choose(page, MAX_INVITED - 2, MAX_INVITED);
    expect(page.has(messages.inviteFull(MAX_INVITED))).toBe(false);
    await choose(page, MAX_INVITED, MAX_INVITED + 1);
    await page.waitFor(messages.inviteFull(MAX_INVITED));
    await page.tap(messages.inviteSend(2));
    expect(sent).toEqual([{ id: 'purchase-1', companyIds: ['company-18', 'company-19'] }]);
  });

  it('lets another supplier be chosen in place of one', async () => {
    const page = await renderSheet(MAX_INVITED - 1, 2);
    await page.tap('香料行 19');
    await page.tap('香料行 19');
    await page.tap('香料行 20');
    await page.tap(messages.inviteSend(1));
    expect(sent).toEqual([{ id: 'purchase-1', companyIds: ['company-20'] }]);
  });

  it('says the same when the server knows of more invitations', async () => {
    api.on({
      'POST /api/front/purchase/invite': () => {
        throw new FakeError('CONFLICT', { fields: { limit: 'invited' } });
      }
    });
    const page = await renderSheet(0, 1);
    await page.tap('香料行 0');
    await page.tap(messages.inviteSend(1));
    await page.waitFor(messages.inviteFull(MAX_INVITED));
  });
});
