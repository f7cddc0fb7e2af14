import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { buildFoundCompany } from '@/testing/buildTeam';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { fakeCamera } from '@/testing/fakeCamera';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from '../../company/locale/zh-Hans';

const t = messages.joinTeam;
const api = fakeApi();
const camera = fakeCamera();
let page: OpenedPage;

const application = {
  id: 'a1',
  companyId: 'c1',
  companyName: '桂南香叶供应链',
  status: 'applied' as const,
  reason: '',
  refusedBecause: null,
  appliedAtMs: Date.now(),
  decidedAtMs: null
};
const invitation = {
  id: 'i1',
  companyId: 'c2',
  companyName: '辛味食品',
  verifications: [],
  inviterName: '陆志强',
  expiresAtMs: Date.now() + 1
};

async function renderPage(query = ''): Promise<void> {
  user.setToken('member');
  page = await openPage(`/${routes['attestation.joinTeam']}${query}`);
  await page.settle();
}
const inputsOf = (path: string) => api.calls.filter(({ name }) => name.endsWith(path)).map(({ input }) => input);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/joinTeam/mine': { applications: [], invitations: [] },
    'GET /api/front/joinTeam/search': [buildFoundCompany()],
    'GET /api/front/joinTeam/company': buildFoundCompany({ isByCode: true }),
    'POST /api/front/joinTeam/apply': application,
    'POST /api/front/joinTeam/cancel': null,
    'POST /api/front/joinTeam/answerInvitation': null
  });
});

describe('Join company page', () => {
  it('asks a visitor to log in', async () => {
    user.setToken('');
    page = await openPage(`/${routes['attestation.joinTeam']}`);
    expect(page.has(t.loggedOut)).toBe(true);
    expect(inputsOf('joinTeam/mine')).toEqual([]);
  });

  it('explains how to join when the user has no applications, until the first search', async () => {
    await renderPage();
    expect([page.has(t.start), page.has(t.startHint)]).toEqual([true, true]);
    await page.type('team', '桂南');
    await page.tap(t.searchButton);
    expect(page.has(t.start)).toBe(false);
  });

  it('searches from two characters on and shows an empty result', async () => {
    await renderPage();
    await page.type('team', '桂');
    await page.tap(t.searchButton);
    expect(inputsOf('search')).toEqual([]);
    api.on({ 'GET /api/front/joinTeam/search': [] });
    await page.type('team', ' 桂南 ');
    await page.tap(t.searchButton);
    expect(inputsOf('search')).toEqual([{ q: '桂南' }]);
    expect(page.has(t.nothing)).toBe(true);
  });

  it('offers no application to a member, an applicant, or when the company is full', async () => {
    api.on({
      'GET /api/front/joinTeam/search': [
        buildFoundCompany({ id: '1', relation: 'member' }),
        buildFoundCompany({ id: '2', relation: 'applied' }),
        buildFoundCompany({ id: '3', isFull: true })
      ]
    });
    await renderPage();
    await page.type('team', '桂南');
    await page.tap(t.searchButton);
    expect([t.member, t.applied, t.full].every((text) => page.has(text))).toBe(true);
    expect(page.has(t.apply)).toBe(false);
  });

  it('sends nothing before name and position are valid, and keeps the input after an error', async () => {
    await renderPage('?companyId=c1&inviteCode=GXYT2026');
    expect(inputsOf('joinTeam/company')).toEqual([{ id: 'c1', inviteCode: 'GXYT2026' }]);
    await page.tap(t.apply);
    await page.type('realName', 'Bob');
    await page.tap(t.send);
    expect([page.has(t.realNameWrong), page.has(t.positionWrong)]).toEqual([true, true]);
    expect(inputsOf('apply')).toEqual([]);
    await page.type('realName', '梁雨桐');
    await page.type('position', '采购');
    api.on({
      'POST /api/front/joinTeam/apply': () => {
        throw new FakeError('CONFLICT', { fields: { team: 'full' } });
      }
    });
    await page.tap(t.send);
    expect(page.has(messages.obstacles.full)).toBe(true);
    expect(page.root().querySelector<HTMLInputElement>('[name="position"]')?.value).toBe('采购');
    api.on({ 'POST /api/front/joinTeam/apply': application });
    await page.tap(t.send);
    await page.settle();
    expect(inputsOf('apply').at(-1)).toEqual({
      companyId: 'c1',
      realName: '梁雨桐',
      position: '采购',
      department: '',
      message: '',
      proofIds: [],
      inviteCode: 'GXYT2026'
    });
    expect(page.has(t.send)).toBe(false);
  });

  it('says that the code has expired since the link was opened, and sends the same input without it', async () => {
    await renderPage('?companyId=c1&inviteCode=GXYT2026');
    await page.tap(t.apply);
    await page.type('realName', '梁雨桐');
    await page.type('position', '采购');
    api.on({
      'POST /api/front/joinTeam/apply': () => {
        throw new FakeError('VALIDATION', { fields: { inviteCode: 'expired', realName: 'pattern' } });
      }
    });
    await page.tap(t.send);
    expect([page.has(t.badCode), page.has(t.realNameWrong)]).toEqual([true, true]);
    expect(page.root().querySelector<HTMLInputElement>('[name="position"]')?.value).toBe('采购');
    api.on({ 'POST /api/front/joinTeam/apply': application });
    await page.tap(t.send);
    expect(inputsOf('apply').map((input) => 'inviteCode' in (input as object))).toEqual([true, false]);
  });

  it('sends an application once when the button is tapped repeatedly', async () => {
    await renderPage('?companyId=c1');
    await page.tap(t.apply);
    await page.type('realName', '梁雨桐');
    await page.type('position', '采购');
    const button = page.find(t.send);
    await Promise.all([page.tap(t.send), Promise.resolve(button.click())]);
    expect(inputsOf('apply')).toHaveLength(1);
  });

  it('reports an expired invite link and allows an application without it', async () => {
    api.on({ 'GET /api/front/joinTeam/company': buildFoundCompany() });
    await renderPage('?companyId=c1&inviteCode=OLD');
    expect(page.has(t.badCode)).toBe(true);
    await page.tap(t.apply);
    await page.type('realName', '梁雨桐');
    await page.type('position', '采购');
    await page.tap(t.send);
    expect(inputsOf('apply')[0]).not.toHaveProperty('inviteCode');
  });

  it('opens the company of a scanned invitation and applies with its code', async () => {
    await renderPage();
    const path = routes['attestation.joinTeam'];
    camera.visibleCode = `${window.location.origin}/h5/${path}?companyId=c1&inviteCode=GXYT2026`;
    await page.tap('扫一扫');
    await page.waitFor(t.apply);
    expect(inputsOf('joinTeam/company')).toEqual([{ id: 'c1', inviteCode: 'GXYT2026' }]);
    await page.tap(t.apply);
    await page.type('realName', '梁雨桐');
    await page.type('position', '采购');
    await page.tap(t.send);
    await page.settle();
    expect(inputsOf('apply')[0]).toMatchObject({ companyId: 'c1', inviteCode: 'GXYT2026' });
  });

  it('loads the company of a link again after an error', async () => {
    api.on({
      'GET /api/front/joinTeam/company': () => {
        throw new FakeError('INTERNAL');
      }
    });
    await renderPage('?companyId=c1&inviteCode=GXYT2026');
    await page.waitFor('重试');
    api.on({ 'GET /api/front/joinTeam/company': buildFoundCompany({ isByCode: true }) });
    await page.tap('重试');
    await page.waitFor(t.apply);
  });

  it('searches for a scanned plain code', async () => {
    await renderPage();
    camera.visibleCode = 'GXYT2026';
    await page.tap('扫一扫');
    await page.waitFor(t.apply);
    expect(inputsOf('search')).toEqual([{ q: 'GXYT2026' }]);
    expect(page.root().querySelector<HTMLInputElement>('[name="team"]')?.value).toBe('GXYT2026');
  });

  it('shows the state of each application and withdraws one after confirmation', async () => {
    api.on({
      'GET /api/front/joinTeam/mine': {
        applications: [
          application,
          { ...application, id: 'a2', status: 'refused', reason: '请附工牌' },
          { ...application, id: 'a3', status: 'refused', refusedBecause: 'dissolved' }
        ],
        invitations: []
      }
    });
    await renderPage();
    expect(page.has(t.reason('请附工牌'))).toBe(true);
    expect(page.has(t.reason(messages.obstacles.dissolved))).toBe(true);
    await page.tap(t.withdraw);
    expect(inputsOf('cancel')).toEqual([]);
    await page.tap(t.withdraw);
    expect(page.has(t.withdrawTitle)).toBe(true);
  });

  it('accepts an invitation and reloads the user', async () => {
    api.on({ 'GET /api/front/joinTeam/mine': { applications: [], invitations: [invitation] } });
    await renderPage();
    const loads = inputsOf('user/current').length;
    await page.tap(t.accept);
    await page.settle();
    expect(inputsOf('answerInvitation')).toEqual([{ id: 'i1', isAccepted: true }]);
    expect(inputsOf('user/current').length).toBe(loads + 1);
  });
});
