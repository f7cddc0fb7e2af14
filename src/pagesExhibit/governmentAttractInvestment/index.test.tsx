import type { BusinessAttraction } from '@contract/investment';
import lead from '@/components/investment/locale/zh-Hans';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildLead, buildRegion } from '@/testing/buildInvestment';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import t from './locale/zh-Hans';

const api = fakeApi();
let page: OpenedPage;

async function open(region: BusinessAttraction | null = buildRegion(), { token = 'T', query = '' } = {}) {
  api.on({ 'POST /api/front/spiceExpo/government/getBusinessAttraction': region });
  user.setToken(token);
  page = await openPage(`/${routes['exhibit.governmentInvestment']}${query}`);
  await page.settle();
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/front/expo/submitInvestmentLead': buildLead(),
    'POST /api/front/expo/getInvestmentLeads': { items: [buildLead()], nextCursor: null }
  });
});

describe('government page', () => {
  it('says that nothing is published, and leads to the expo', async () => {
    await open(null);
    expect(page.has(t.none)).toBe(true);
    expect(await captureNavigation(() => page.tap(t.toExpo))).toBe(`/${routes['exhibit.index']}`);
  });

  it('offers a retry when the server cannot be reached', async () => {
    api.disconnect();
    await open();
    expect(page.has('没连上服务器')).toBe(true);
    api.connect();
    await page.tap('重试');
    expect(page.has('货源集中')).toBe(true);
  });

  it('shows policies with number and validity', async () => {
    await open();
    await page.tap(t.tabs.policies);
    expect([page.has(t.documentNo('〔2025〕12 号')), page.has(t.openEnded)]).toEqual([true, true]);
    expect([page.has(t.expired), page.has(t.validUntil('2026-01-01'))]).toEqual([true, true]);
  });

  it('asks a visitor to log in for a lead and for the list of leads', async () => {
    await open(buildRegion(), { token: '', query: '?tab=leads' });
    expect(page.has(lead.loggedOut)).toBe(true);
    await page.tap(t.askOffice);
    expect(page.has(lead.loginReason)).toBe(true);
    expect(api.calls.some(({ name }) => name.includes('Lead'))).toBe(false);
  });

  it('acknowledges a lead about a project with its number, and leads to its progress', async () => {
    await open();
    await page.tap(t.tabs.projects);
    await page.tap(t.askAbout('八角油精炼项目'));
    await page.tap(lead.send);
    expect(page.has(lead.wrong.name)).toBe(true);
    await page.type(lead.fields.name, '韦小暖');
    await page.type(lead.fields.contact, '13800138001');
    await page.type(lead.fields.message, '想了解用地');
    await page.tap(lead.send);
    const sent = api.calls.find(({ name }) => name.endsWith('submitInvestmentLead'));
    expect(sent?.input).toMatchObject({ target: 'project', targetId: 'j1', contact: '13800138001' });
    expect(page.has(lead.sentText('ZS0123456789'))).toBe(true);
    await page.tap(lead.toLeads);
    expect(page.has(lead.statuses.submitted)).toBe(true);
  });

  it('shows the reply of the office to a lead', async () => {
    const answered = buildLead({ status: 'replied', reply: '请于周三来访', repliedAtMs: 1 });
    api.on({ 'POST /api/front/expo/getInvestmentLeads': { items: [answered], nextCursor: null } });
    await open(buildRegion(), { query: '?tab=leads' });
    expect([page.has('请于周三来访'), page.has(lead.statuses.replied)]).toEqual([true, true]);
  });
});
