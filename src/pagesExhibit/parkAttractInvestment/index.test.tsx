import { act } from 'react-dom/test-utils';
import type { Park } from '@contract/park';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import lead from '@/components/investment/locale/zh-Hans';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildLead } from '@/testing/buildInvestment';
import { buildPark, buildPlot } from '@/testing/buildPark';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import t from './locale/zh-Hans';

const api = fakeApi();
const nanliu = buildPark({
  id: 'k2',
  name: '南流江香精香料园',
  industries: ['deepProcessing'],
  plots: [buildPlot({ kind: 'land', no: 'F-01', priceFen: 19_200_000, priceBasis: 'mu', areaM2: 33_350 })]
});
let page: OpenedPage;

async function open(parks: Park[] = [buildPark(), nanliu], { token = 'T', query = '' } = {}) {
  api.on({ 'POST /api/front/spiceExpo/fuda/getBusinessAttraction': { parks } });
  user.setToken(token);
  page = await openPage(`/${routes['exhibit.parkInvestment']}${query}`);
  await page.settle();
}

/** Chooses the day of a visit in the browser's own field, whose value React follows. */
async function chooseDay(day: string): Promise<void> {
  const input = page.field(lead.visit);
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.settle();
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/front/expo/submitInvestmentLead': buildLead({ target: 'park' }),
    'POST /api/front/expo/getInvestmentLeads': { items: [], nextCursor: null }
  });
});

describe('park page', () => {
  it('says that nothing is published, and leads to the government page', async () => {
    await open([]);
    expect(page.has(t.none)).toBe(true);
    expect(await captureNavigation(() => page.tap(t.toGovernment))).toBe(`/${routes['exhibit.governmentInvestment']}`);
  });

  it('offers a retry when the server cannot be reached', async () => {
    api.disconnect();
    await open();
    expect(page.has('没连上服务器')).toBe(true);
    api.connect();
    await page.tap('重试');
    expect(page.has('福达香料市场园')).toBe(true);
  });

  it('shows what is left and from which price, and filters by kind', async () => {
    await open();
    expect([page.has(t.left(1, 2)), page.has(t.from(`11.00 ${t.bases.m2Month}`))]).toEqual([true, true]);
    await page.tap(t.kinds.land);
    expect([page.has('福达香料市场园'), page.has(t.from(`192,000 ${t.bases.mu}`))]).toEqual([false, true]);
  });

  it('shows plan, plots and brochure of a park that a link opens', async () => {
    await open(undefined, { query: '?id=k1' });
    expect(page.has('梁女士 · 园区招商部')).toBe(true);
    await page.tap(t.parts.plots);
    expect([page.has(t.plotStatuses.taken), page.has('单层')]).toEqual([true, true]);
    await page.tap(t.parts.brochure);
    expect(page.has('离高速口 6 公里')).toBe(true);
  });

  it('says that the park of a link was withdrawn, and shows the others', async () => {
    await open(undefined, { query: '?id=unknown' });
    expect(page.has(t.missing)).toBe(true);
    await page.tap(t.toParks);
    await page.advance(500);
    expect([page.has(t.missing), page.has('南流江香精香料园')]).toEqual([false, true]);
  });

  it('compares two parks and refuses one alone', async () => {
    await open();
    await page.tap(t.compareOf('福达香料市场园'));
    await page.tap(t.compareCount(1, 3));
    expect(page.has(t.rows.largest)).toBe(false);
    await page.tap(t.compareOf('南流江香精香料园'));
    await page.tap(t.compareCount(2, 3));
    expect([page.has(t.rows.largest), page.has(t.squareMetres('33,350'))]).toEqual([true, true]);
  });

  it('asks a visitor to log in for a visit and for the list of leads', async () => {
    await open(undefined, { token: '', query: '?id=k1' });
    await page.tap(t.bookVisit);
    expect(page.has(lead.loginReason)).toBe(true);
    expect(api.calls.some(({ name }) => name.includes('Lead'))).toBe(false);
  });

  it('keeps the form when the session ends with it, and asks to log in before it is sent again', async () => {
    api.on({
      'POST /api/front/expo/submitInvestmentLead': () => {
        throw new FakeError('UNAUTHORIZED');
      }
    });
    await open(undefined, { query: '?id=k1' });
    await page.tap(t.parts.plots);
    await page.tap(t.askAbout('A-01'));
    await page.type(lead.fields.name, '韦小暖');
    await page.type(lead.fields.contact, '13800138001');
    for (let time = 0; time < 2; time += 1) await page.tap(lead.send);
    expect(page.field(lead.fields.name).value).toBe('韦小暖');
    expect(page.has(lead.loginReason)).toBe(true);
    expect(api.calls.filter(({ name }) => name.endsWith('submitInvestmentLead'))).toHaveLength(1);
  });

  it('asks for no visit once its day was cleared', async () => {
    await open(undefined, { query: '?id=k1' });
    await page.tap(t.bookVisit);
    await chooseDay(shanghaiDay(Date.now() + DAY_MS));
    await page.tap(lead.visitClear);
    expect(page.has(lead.visitClear)).toBe(false);
    await page.type(lead.fields.name, '韦小暖');
    await page.type(lead.fields.contact, '13800138001');
    await page.type(lead.fields.message, '想了解厂房租金');
    await page.tap(lead.send);
    const sent = api.calls.find(({ name }) => name.endsWith('submitInvestmentLead'));
    expect(sent?.input).toMatchObject({ target: 'park' });
    expect(sent?.input).not.toHaveProperty('visitOn');
  });

  it('books a visit about a plot, and leads to its progress', async () => {
    await open(undefined, { query: '?id=k1' });
    await page.tap(t.parts.plots);
    await page.tap(t.askAbout('A-01'));
    await page.type(lead.fields.name, '韦小暖');
    await page.type(lead.fields.contact, '13800138001');
    await page.tap(lead.send);
    const sent = api.calls.find(({ name }) => name.endsWith('submitInvestmentLead'));
    expect(sent?.input).toMatchObject({ target: 'park', targetId: 'k1', message: t.askMessage('A-01') });
    const booked = buildLead({ target: 'park', targetName: '福达香料市场园', visitOn: '2026-12-01' });
    api.on({ 'POST /api/front/expo/getInvestmentLeads': { items: [booked], nextCursor: null } });
    await page.tap(lead.toLeads);
    expect(page.has(lead.visitOn('2026-12-01'))).toBe(true);
  });
});
