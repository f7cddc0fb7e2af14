import companyView from '@/components/company/locale/zh-Hans';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildPerson } from '@/testing/buildPerson';
import { buildJoinRequest, buildMember, buildTeam } from '@/testing/buildTeam';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import verificationMessages from '../attestation/locale/zh-Hans';
import messages from './locale/zh-Hans';

const t = messages.manager;
const api = fakeApi();
let page: OpenedPage;

async function renderPage(query = ''): Promise<void> {
  user.setToken('member');
  page = await openPage(`/${routes['company.manager']}${query}`);
  await page.settle();
}
const inputsOf = (path: string) => api.calls.filter(({ name }) => name.endsWith(path)).map(({ input }) => input);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/team/info': buildTeam({ pendingCount: 1 }),
    'GET /api/front/team/members': {
      items: [
        buildMember({ userId: 'u1', nickname: '覃秀兰', role: 'owner' }),
        buildMember(),
        buildMember({ userId: 'u3', nickname: '覃德胜', role: 'admin' })
      ],
      nextCursor: null
    },
    'GET /api/front/team/requests': [buildJoinRequest()],
    'GET /api/front/team/invitations': [],
    'POST /api/front/team/decide': null,
    'POST /api/front/team/remove': null,
    'POST /api/front/team/setRole': null,
    'POST /api/front/team/requestTransfer': null,
    'POST /api/front/team/dissolve': null
  });
});

describe('Team page', () => {
  it('asks a visitor to log in and sends no request', async () => {
    asGuest();
    page = await openPage(`/${routes['company.manager']}`);
    expect(page.has(t.loggedOut)).toBe(true);
    expect(inputsOf('team/info')).toEqual([]);
  });

  it('shows a user without a company how to create or join one', async () => {
    api.on({
      'GET /api/front/team/info': () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    await renderPage();
    expect(page.has(companyView.noCompany.title)).toBe(true);
    expect(page.has(companyView.noCompany.join)).toBe(true);
    await page.tap(companyView.noCompany.create);
    await page.waitFor(verificationMessages.companyTitle);
  });

  it('shows the team of the company in the link, with statistics', async () => {
    await renderPage('?id=c1');
    expect(inputsOf('team/info')).toEqual([{ id: 'c1' }]);
    for (const text of [t.quotations, t.views, '86']) expect(page.has(text)).toBe(true);
  });

  it('shows a member without a role no figures of the business cards', async () => {
    api.on({ 'GET /api/front/team/info': buildTeam({ myRole: 'member', cardFigures: null }) });
    await renderPage();
    expect([page.has(t.cardVisitors), page.has(t.views)]).toEqual([false, true]);
  });

  it('shows its owner the figures of the business cards of the members', async () => {
    await renderPage();
    for (const text of [t.cardFigures(2), t.cardViews, '40', t.cardVisitors, '16']) expect(page.has(text)).toBe(true);
    const totals = { views: 0, visitors: 0, saves: 0, shares: 0 };
    api.on({ 'GET /api/front/team/info': buildTeam({ cardFigures: { cards: 0, totals } }) });
    await renderPage('?again=1');
    expect(page.has(t.cardVisitors)).toBe(false);
  });

  it('shows its owner the way to the level that has the figures, where it is on sale [compliance 14]', async () => {
    api.on({
      'GET /api/front/payment/environments': ['miniProgram'],
      'GET /api/front/team/info': buildTeam({ cardFigures: { cards: 2, totals: null } })
    });
    await renderPage();
    expect([page.has(t.cardVisitors), page.has(t.upgradeForCards(2))]).toEqual([false, false]);
    api.on({ 'GET /api/front/payment/environments': ['desktop'] });
    await renderPage('?again=2');
    const url = await captureNavigation(() => page.tap(t.upgradeForCards(2)));
    expect(url).toBe(`/${routes['vcard.marketIntroduction']}`);
  });

  it('opens the business card of a member who has one of the company', async () => {
    api.on({
      'GET /api/front/team/members': {
        items: [buildMember({ cardId: 'card7' }), buildMember({ userId: 'u3', nickname: '覃德胜' })],
        nextCursor: null
      }
    });
    await renderPage();
    expect(page.has(t.cardOf('覃德胜'))).toBe(false);
    const url = await captureNavigation(() => page.tap(t.cardOf('韦明远')));
    expect(url).toBe(`/${routes['vcard.shell']}?pageType=visitorCardDetail&id=card7`);
  });

  it.each([
    ['FORBIDDEN', t.gone],
    ['NOT_FOUND', t.ended]
  ] as const)("explains why the former company's team is unavailable: %s", async (name, text) => {
    api.on({
      'GET /api/front/team/info': () => {
        throw new FakeError(name);
      }
    });
    await renderPage('?id=c1');
    expect([page.has(text), page.has(companyView.noCompany.create)]).toEqual([true, false]);
  });

  it('loads the proofs of an application when opened and retries after a failure', async () => {
    const dataUri = (id: string) => `data:image/jpeg;base64,${id}`;
    let isDown = true;
    api.on({
      'GET /api/front/team/requests': [buildJoinRequest({ proofIds: ['p1', 'p2'] })],
      'GET /api/front/team/proof': ({ proofId }: { proofId: string }) => {
        if (isDown && proofId === 'p2') throw new FakeError('UNAVAILABLE');
        return { dataUri: dataUri(proofId) };
      }
    });
    await renderPage();
    expect(inputsOf('team/proof')).toEqual([]);
    await page.tap(t.viewProof(2));
    await page.settle();
    const isShown = (id: string) => page.root().querySelector(`[src="${dataUri(id)}"]`) !== null;
    expect(inputsOf('team/proof')).toEqual([
      { id: 'a1', proofId: 'p1' },
      { id: 'a1', proofId: 'p2' }
    ]);
    expect([isShown('p1'), isShown('p2')]).toEqual([true, false]);
    isDown = false;
    await page.tap('重试');
    await page.settle();
    expect(isShown('p2')).toBe(true);
  });

  it('shows members no applications, no invitations and no management actions', async () => {
    api.on({ 'GET /api/front/team/info': buildTeam({ myRole: 'member', myUserId: 'u2', admission: null }) });
    await renderPage();
    expect(
      [t.pending, t.invite, t.autoApprove, t.dissolve, t.manage('覃德胜')].filter((text) => page.has(text))
    ).toEqual([]);
    expect(page.has(t.leave)).toBe(true);
    expect(inputsOf('team/requests')).toEqual([]);
  });

  it('lets an admin manage members, but neither the owner nor other admins', async () => {
    api.on({ 'GET /api/front/team/info': buildTeam({ myRole: 'admin', myUserId: 'u3' }) });
    await renderPage();
    expect(page.has(t.manage('韦明远'))).toBe(true);
    expect(page.has(t.manage('覃秀兰'))).toBe(false);
    await page.tap(t.manage('韦明远'));
    expect([page.has(t.remove), page.has(t.makeAdmin), page.has(t.transfer)]).toEqual([true, false, false]);
  });

  it('approves an application once despite repeated taps and reloads the team', async () => {
    await renderPage();
    api.on({ 'GET /api/front/team/requests': [] });
    const approve = page.find(t.approve);
    approve.click();
    approve.click();
    await page.settle();
    await page.settle();
    expect(inputsOf('team/decide')).toEqual([{ id: 'a1', isApproved: true }]);
    expect(page.has(t.pending)).toBe(false);
  });

  it('rejects an application only with a reason and keeps the reason when sending fails', async () => {
    api.on({
      'POST /api/front/team/decide': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    await renderPage();
    await page.tap(t.refuse);
    const send = () => {
      const buttons = [...page.root().querySelectorAll<HTMLElement>('*')].filter((one) => one.textContent === t.refuse);
      buttons.at(-1)?.click();
      return page.settle();
    };
    await send();
    expect(inputsOf('team/decide')).toEqual([]);
    await page.type('reason', '请附工牌');
    await send();
    expect(inputsOf('team/decide')).toEqual([{ id: 'a1', isApproved: false, reason: '请附工牌' }]);
    expect(page.root().querySelector<HTMLInputElement>('[name="reason"]')?.value).toBe('请附工牌');
  });

  it('reports a full team and reloads it', async () => {
    api.on({
      'POST /api/front/team/decide': () => {
        throw new FakeError('CONFLICT', { fields: { team: 'full' } });
      }
    });
    await renderPage();
    const loads = inputsOf('team/info').length;
    await page.tap(t.approve);
    await page.waitFor(messages.obstacles.full);
    expect(inputsOf('team/info').length).toBe(loads + 1);
  });

  it('asks for confirmation before removing a member', async () => {
    await renderPage();
    await page.tap(t.manage('韦明远'));
    await page.tap(t.remove);
    expect(page.has(t.removeTitle('韦明远'))).toBe(true);
    expect(inputsOf('team/remove')).toEqual([]);
    await page.tap(t.remove);
    expect(inputsOf('team/remove')).toEqual([{ companyId: 'c1', userId: 'u2' }]);
  });

  it('sends a transfer request to the new owner and shows it as pending', async () => {
    await renderPage();
    const person = (userId: string, nickname: string) => ({ userId, nickname });
    const transfer = { id: 't1', from: person('u1', '覃秀兰'), to: person('u2', '韦明远'), requestedAtMs: 0 };
    await page.tap(t.manage('韦明远'));
    await page.tap(t.transfer);
    api.on({ 'GET /api/front/team/info': buildTeam({ transfer }) });
    await page.tap(t.transferAsk);
    expect(inputsOf('team/requestTransfer')).toEqual([{ companyId: 'c1', userId: 'u2' }]);
    expect(page.has(t.fromMe('韦明远'))).toBe(true);
  });

  it('dissolves the company only after its full name was typed', async () => {
    await renderPage();
    const answer = async (name: string) => {
      await page.tap(t.dissolve);
      const input = [...page.root().querySelectorAll<HTMLInputElement>('input, [name]')].at(-1);
      if (!input) throw new Error('nothing to type into');
      input.value = name;
      input.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: { value: name } }));
      await page.settle();
      await page.tap(t.dissolveConfirm);
    };
    await answer('桂南');
    expect(inputsOf('team/dissolve')).toEqual([]);
    expect(page.has(t.dissolveWrong)).toBe(true);
    await renderPage();
    await answer('桂南香叶供应链');
    expect(inputsOf('team/dissolve')).toEqual([{ id: 'c1', name: '桂南香叶供应链' }]);
  });
});
