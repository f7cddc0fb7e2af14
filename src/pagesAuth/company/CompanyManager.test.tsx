import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildPerson } from '@/testing/buildPerson';
import { buildJoinRequest, buildMember, buildTeam } from '@/testing/buildTeam';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import verificationWords from '../attestation/locale/zh-Hans';
import messages from './locale/zh-Hans';

const t = messages.manager;
const api = fakeApi();
let page: OpenedPage;

async function open(query = ''): Promise<void> {
  user.setToken('member');
  page = await openPage(`/${routes['company.manager']}${query}`);
  await page.settle();
}
const called = (part: string) => api.calls.filter(({ name }) => name.endsWith(part)).map(({ input }) => input);

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

describe('the team page', () => {
  it('asks a visitor to log in and asks the server nothing', async () => {
    asGuest();
    page = await openPage(`/${routes['company.manager']}`);
    expect(page.has(t.loggedOut)).toBe(true);
    expect(called('team/info')).toEqual([]);
  });

  it('shows the way into a company to somebody who is in none', async () => {
    api.on({
      'GET /api/front/team/info': () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    await open();
    expect(page.has(t.none)).toBe(true);
    expect(page.has(t.join)).toBe(true);
    await page.tap(t.create);
    await page.waitFor(verificationWords.companyTitle);
  });

  it('shows the team of the company that a message is about, in figures', async () => {
    await open('?id=c1');
    expect(called('team/info')).toEqual([{ id: 'c1' }]);
    for (const text of [t.quotations, t.views, '86']) expect(page.has(text)).toBe(true);
  });

  it.each([
    ['FORBIDDEN', t.gone],
    ['NOT_FOUND', t.ended]
  ] as const)('says what became of a company that somebody is not in any more: %s', async (name, text) => {
    api.on({
      'GET /api/front/team/info': () => {
        throw new FakeError(name);
      }
    });
    await open('?id=c1');
    expect([page.has(text), page.has(t.create)]).toEqual([true, false]);
  });

  it('shows what came with an application when somebody looks, and again after a failure', async () => {
    const dataUri = (id: string) => `data:image/jpeg;base64,${id}`;
    let isDown = true;
    api.on({
      'GET /api/front/team/requests': [buildJoinRequest({ proofIds: ['p1', 'p2'] })],
      'GET /api/front/team/proof': ({ proofId }: { proofId: string }) => {
        if (isDown && proofId === 'p2') throw new FakeError('UNAVAILABLE');
        return { dataUri: dataUri(proofId) };
      }
    });
    await open();
    expect(called('team/proof')).toEqual([]);
    await page.tap(t.lookAtProof(2));
    await page.settle();
    const isShown = (id: string) => page.root().querySelector(`[src="${dataUri(id)}"]`) !== null;
    expect(called('team/proof')).toEqual([
      { id: 'a1', proofId: 'p1' },
      { id: 'a1', proofId: 'p2' }
    ]);
    expect([isShown('p1'), isShown('p2')]).toEqual([true, false]);
    isDown = false;
    await page.tap('重试');
    await page.settle();
    expect(isShown('p2')).toBe(true);
  });

  it('shows members no applications, no invitation and no way to change others', async () => {
    api.on({ 'GET /api/front/team/info': buildTeam({ myRole: 'member', myUserId: 'u2', admission: null }) });
    await open();
    expect(
      [t.pending, t.invite, t.autoApprove, t.dissolve, t.manage('覃德胜')].filter((text) => page.has(text))
    ).toEqual([]);
    expect(page.has(t.leave)).toBe(true);
    expect(called('team/requests')).toEqual([]);
  });

  it('lets an admin manage members, but neither the owner nor other admins', async () => {
    api.on({ 'GET /api/front/team/info': buildTeam({ myRole: 'admin', myUserId: 'u3' }) });
    await open();
    expect(page.has(t.manage('韦明远'))).toBe(true);
    expect(page.has(t.manage('覃秀兰'))).toBe(false);
    await page.tap(t.manage('韦明远'));
    expect([page.has(t.remove), page.has(t.makeAdmin), page.has(t.transfer)]).toEqual([true, false, false]);
  });

  it('lets somebody in, once however often it is tapped, and shows the team anew', async () => {
    await open();
    api.on({ 'GET /api/front/team/requests': [] });
    const approve = page.find(t.approve);
    approve.click();
    approve.click();
    await page.settle();
    await page.settle();
    expect(called('team/decide')).toEqual([{ id: 'a1', isApproved: true }]);
    expect(page.has(t.pending)).toBe(false);
  });

  it('refuses only with a reason, and keeps it when sending fails', async () => {
    api.on({
      'POST /api/front/team/decide': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    await open();
    await page.tap(t.refuse);
    const send = () => {
      const buttons = [...page.root().querySelectorAll<HTMLElement>('*')].filter((one) => one.textContent === t.refuse);
      buttons.at(-1)?.click();
      return page.settle();
    };
    await send();
    expect(called('team/decide')).toEqual([]);
    await page.type('reason', '请附工牌');
    await send();
    expect(called('team/decide')).toEqual([{ id: 'a1', isApproved: false, reason: '请附工牌' }]);
    expect(page.root().querySelector<HTMLInputElement>('[name="reason"]')?.value).toBe('请附工牌');
  });

  it('says what stands in the way when the team is full, and shows it anew', async () => {
    api.on({
      'POST /api/front/team/decide': () => {
        throw new FakeError('CONFLICT', { fields: { team: 'full' } });
      }
    });
    await open();
    const loads = called('team/info').length;
    await page.tap(t.approve);
    await page.waitFor(messages.obstacles.full);
    expect(called('team/info').length).toBe(loads + 1);
  });

  it('asks before somebody is removed', async () => {
    await open();
    await page.tap(t.manage('韦明远'));
    await page.tap(t.remove);
    expect(page.has(t.removeTitle('韦明远'))).toBe(true);
    expect(called('team/remove')).toEqual([]);
    await page.tap(t.remove);
    expect(called('team/remove')).toEqual([{ companyId: 'c1', userId: 'u2' }]);
  });

  it('asks the new owner, and shows that their answer is awaited', async () => {
    await open();
    const person = (userId: string, nickname: string) => ({ userId, nickname });
    const transfer = { id: 't1', from: person('u1', '覃秀兰'), to: person('u2', '韦明远'), requestedAtMs: 0 };
    await page.tap(t.manage('韦明远'));
    await page.tap(t.transfer);
    api.on({ 'GET /api/front/team/info': buildTeam({ transfer }) });
    await page.tap(t.transferAsk);
    expect(called('team/requestTransfer')).toEqual([{ companyId: 'c1', userId: 'u2' }]);
    expect(page.has(t.fromMe('韦明远'))).toBe(true);
  });

  it('dissolves only when the whole name was typed', async () => {
    await open();
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
    expect(called('team/dissolve')).toEqual([]);
    expect(page.has(t.dissolveWrong)).toBe(true);
    await open();
    await answer('桂南香叶供应链');
    expect(called('team/dissolve')).toEqual([{ id: 'c1', name: '桂南香叶供应链' }]);
  });
});
