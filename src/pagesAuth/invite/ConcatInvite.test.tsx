import type { ContactInvitation } from '@contract/invite';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import chinese from './locale/zh-Hans';

const words = chinese.contact;
const api = fakeApi();
let page: OpenedPage;
let copied = '';

const invitation = (changes: Partial<ContactInvitation> = {}): ContactInvitation => ({
  id: 'c1',
  mobile: '13800138001',
  name: '李总',
  token: 'TOKEN0000000000000001',
  state: 'draft',
  channel: null,
  createdAtMs: Date.now(),
  ...changes
});
const called = (part: string) => api.calls.filter(({ name }) => name.includes(part)).map(({ input }) => input);

async function open(token = 'T'): Promise<void> {
  user.setToken(token);
  page = await openPage(`/${routes['invite.contact']}`);
  await page.settle();
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  api.calls.length = 0;
  Object.assign(navigator, { clipboard: { writeText: (text: string) => Promise.resolve((copied = text)) } });
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/invite/summary': { inviteCode: 'QXL8', registered: 0, verified: 0, thisMonth: 0, inviter: null },
    'GET /api/front/invite/words': { slogan: '', message: '' },
    'POST /api/front/invite/words': ({ message = '' }) => ({ slogan: '', message }),
    'POST /api/front/invite/contactList': [],
    'POST /api/front/invite/contactCreate': invitation(),
    'POST /api/front/invite/contactSent/{id}': null,
    'POST /api/front/invite/contactRemove/{id}': null,
    'POST /api/front/invite/setInvitationCode': null,
    'POST /api/member/user/getUserByInviterCode': { name: '覃**', verifications: ['person'] }
  });
});

describe('inviting a contact', () => {
  it('is for members', async () => {
    await open('');
    expect(page.has(words.loggedOut)).toBe(true);
    expect(called('contactList')).toEqual([]);
  });

  it('asks for a number that is one, and says what it is kept for [compliance 3]', async () => {
    await open();
    expect(page.has(words.mobileHint)).toBe(true);
    await page.tap(words.add);
    expect(page.has(words.mobileProblems.required)).toBe(true);
    await page.type('mobile', '12345678901');
    await page.tap(words.add);
    expect(page.has(words.mobileProblems.pattern)).toBe(true);
    expect(called('contactCreate')).toEqual([]);
  });

  it('[compliance 10] invites nobody with words that others may not be shown, and keeps what was typed', async () => {
    api.on({
      'POST /api/front/invite/words': () => {
        throw new FakeError('VALIDATION', { fields: { message: 'banned' } });
      }
    });
    await open();
    await page.type('mobile', '13800138001');
    await page.type(words.text, '刷单返利，快来');
    await page.tap(words.add);
    expect(page.has(chinese.textRefused.banned)).toBe(true);
    await page.type(words.text, '香'.repeat(101));
    expect(page.has(words.nameTooLong(100))).toBe(true);
    await page.tap(words.add);
    expect(called('invite/words')).toHaveLength(2);
    expect(called('contactCreate')).toEqual([]);
  });

  it('writes in one’s own words, and in those of the last time', async () => {
    await open();
    await page.type('mobile', '13800138001');
    await page.type(words.text, '香'.repeat(100));
    await page.tap(words.add);
    await page.waitFor(words.copy);
    await page.tap(words.copy);
    await page.settle();
    expect(copied).toContain(`李总，${'香'.repeat(100)} http`);
    api.on({
      'GET /api/front/invite/words': { slogan: '', message: '来看八角行情' },
      'POST /api/front/invite/contactList': [invitation()]
    });
    await open();
    await page.tap('李总');
    await page.tap(words.copy);
    await page.settle();
    expect(copied).toContain('李总，来看八角行情 http');
  });

  it('refuses one’s own number in words', async () => {
    api.on({
      'POST /api/front/invite/contactCreate': () => {
        throw new FakeError('VALIDATION', { fields: { mobile: 'self' } });
      }
    });
    await open();
    await page.type('mobile', '13800138001');
    await page.tap(words.add);
    expect(page.has(words.mobileProblems.self)).toBe(true);
    expect(page.root().querySelector<HTMLInputElement>('[name="mobile"]')?.value).toBe('138 0013 8001');
  });

  it('gives the person a text with a link of its own, and notes that it was sent', async () => {
    await open();
    await page.type('mobile', '13800138001');
    await page.type('name', '李总');
    await page.tap(words.add);
    expect(called('contactCreate')).toEqual([{ mobile: '13800138001', name: '李总' }]);
    expect(page.has(words.sendTo('李总'))).toBe(true);
    await page.tap(words.copy);
    expect(copied).toContain('李总，');
    expect(copied).toContain(`/h5/${routes.register}?inviteCode=TOKEN0000000000000001`);
    expect(called('contactSent')).toEqual([{ id: 'c1', channel: 'copy' }]);
    expect(page.has(words.states.sent)).toBe(true);
  });

  it('can be taken back', async () => {
    api.on({ 'POST /api/front/invite/contactList': [invitation({ state: 'opened' })] });
    await open();
    expect(page.has(words.states.opened)).toBe(true);
    await page.tap('李总');
    await page.tap(words.remove);
    await page.tap(words.removeNow);
    await page.waitFor(words.none);
    expect(called('contactRemove')).toEqual([{ id: 'c1' }]);
  });
});

describe('naming one’s inviter', () => {
  it('says that there is one already', async () => {
    api.on({
      'GET /api/front/invite/summary': {
        inviteCode: 'QXL8',
        registered: 0,
        verified: 0,
        thisMonth: 0,
        inviter: { name: '覃**' }
      }
    });
    await open();
    expect(page.has(words.hasInviter('覃**'))).toBe(true);
    expect(page.has(words.lookUp)).toBe(false);
  });

  it('says that there is no such code', async () => {
    api.on({ 'POST /api/member/user/getUserByInviterCode': null });
    await open();
    await page.type('inviterCode', 'nobody 00');
    await page.tap(words.lookUp);
    expect(page.has(words.notFound)).toBe(true);
    expect(called('getUserByInviterCode')).toEqual([{ inviterCode: 'NOBODY00' }]);
  });

  it('shows who it is, asks once more, and binds', async () => {
    await open();
    await page.type('inviterCode', 'guixiang');
    await page.tap(words.lookUp);
    expect(page.has(words.found('覃**'))).toBe(true);
    await page.tap(words.bind);
    expect(page.has(words.bindTitle('覃**'))).toBe(true);
    expect(called('setInvitationCode')).toEqual([]);
    api.on({
      'GET /api/front/invite/summary': {
        inviteCode: 'QXL8',
        registered: 0,
        verified: 0,
        thisMonth: 0,
        inviter: { name: '覃**' }
      }
    });
    await page.tap(words.bindNow);
    await page.waitFor(words.hasInviter('覃**'));
    expect(called('setInvitationCode')).toEqual([{ inviterCode: 'GUIXIANG' }]);
  });
});
