import Taro from '@tarojs/taro';
import type { FriendQuery, InvitedFriend } from '@contract/invite';
import { MINUTE_MS } from '@rules/duration';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import chinese from './locale/zh-Hans';

const t = chinese.friends;
const api = fakeApi();
let page: OpenedPage;
let copied = '';

const buildFriend = (changes: Partial<InvitedFriend>): InvitedFriend => ({
  id: 'f1',
  name: '梁**',
  mobileTail: '8002',
  isVerified: false,
  isInCompany: false,
  invitedAtMs: Date.now() - MINUTE_MS,
  ...changes
});
const queries = () =>
  api.calls.filter(({ name }) => name.endsWith('linkmanPageInfo')).map(({ input }) => input as FriendQuery);

async function renderPage(token = 'T'): Promise<void> {
  user.setToken(token);
  page = await openPage(`/${routes['invite.friendList']}`);
  await page.settle();
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  api.calls.length = 0;
  copied = '';
  Object.assign(navigator, { clipboard: { writeText: (text: string) => Promise.resolve((copied = text)) } });
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/invite/summary': { inviteCode: 'QXL8', registered: 3, verified: 1, thisMonth: 2, inviter: null },
    'POST /api/front/invite/linkmanPageInfo': ({ stage, q }) => ({
      items: q
        ? []
        : [buildFriend({}), buildFriend({ id: 'f2', name: '农**', isVerified: true, isInCompany: true })].slice(
            stage ? 1 : 0
          ),
      nextCursor: null
    })
  });
});

describe('Invited friends page', () => {
  it('asks a visitor to log in and sends no request', async () => {
    await renderPage('');
    expect(page.has(t.loggedOut)).toBe(true);
    expect(queries()).toEqual([]);
  });

  it('shows the stage of each friend and the totals', async () => {
    await renderPage();
    expect(page.root().textContent).toContain('3已注册1已认证2本月新增');
    expect(page.has('梁**')).toBe(true);
    expect(page.has(t.tail('8002'))).toBe(true);
    expect(page.root().textContent).toContain('农**已认证已入企');
  });

  it('filters the list and reports an empty result', async () => {
    await renderPage();
    await page.tap(t.filters.company);
    expect(queries().at(-1)).toEqual({ stage: 'company' });
    expect(page.has('梁**')).toBe(false);
    await page.type('q', '9999');
    await page.waitFor(t.noMatch);
    expect(queries().at(-1)).toEqual({ stage: 'company', q: '9999' });
    await page.tap(t.showAll);
    await page.waitFor('梁**');
  });

  it('copies a reminder for the user to send, sends none itself [compliance 16]', async () => {
    await renderPage();
    await page.tap(t.remind);
    expect(copied).toBe(t.remindText('梁**'));
    expect(page.has(t.reminded)).toBe(true);
    expect(copied).not.toMatch(/奖|红包|返现|必须/);
  });

  it('links a user without invited friends to the invitation poster', async () => {
    api.on({ 'POST /api/front/invite/linkmanPageInfo': { items: [], nextCursor: null } });
    await renderPage();
    expect(page.has(t.empty)).toBe(true);
    const push = jest.spyOn(Taro, 'navigateTo').mockResolvedValueOnce({ errMsg: 'navigateTo:ok' });
    await page.tap(t.toPoster);
    expect(push).toHaveBeenCalledWith({ url: `/${routes['invite.posterMaking']}` });
  });
});
