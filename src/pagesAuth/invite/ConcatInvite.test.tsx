import { act } from 'react-dom/test-utils';
import type { ContactInvitation, InviteTexts } from '@contract/invite';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import chinese from './locale/zh-Hans';

const t = chinese.contact;
const api = fakeApi();
let page: OpenedPage;
let copied = '';

const buildInvitation = (changes: Partial<ContactInvitation> = {}): ContactInvitation => ({
  id: 'c1',
  mobile: '13800138001',
  name: '李总',
  token: 'TOKEN0000000000000001',
  state: 'draft',
  channel: null,
  createdAtMs: Date.now(),
  ...changes
});
const inputsOf = (path: string) => api.calls.filter(({ name }) => name.includes(path)).map(({ input }) => input);

async function renderPage(token = 'T'): Promise<void> {
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
    'POST /api/front/invite/contactCreate': buildInvitation(),
    'POST /api/front/invite/contactSent/{id}': null,
    'POST /api/front/invite/contactRemove/{id}': null,
    'POST /api/front/invite/setInvitationCode': null,
    'POST /api/member/user/getUserByInviterCode': { name: '覃**', verifications: ['person'] }
  });
});

describe('Contact invitation page', () => {
  it('asks a visitor to log in and sends no request', async () => {
    await renderPage('');
    expect(page.has(t.loggedOut)).toBe(true);
    expect(inputsOf('contactList')).toEqual([]);
  });

  it('requires a valid mobile number and states why it is stored [compliance 3]', async () => {
    await renderPage();
    expect(page.has(t.mobileHint)).toBe(true);
    await page.tap(t.add);
    expect(page.has(t.mobileProblems.required)).toBe(true);
    await page.type('mobile', '12345678901');
    await page.tap(t.add);
    expect(page.has(t.mobileProblems.pattern)).toBe(true);
    expect(inputsOf('contactCreate')).toEqual([]);
  });

  it('[compliance 10] creates no invitation with a rejected text and keeps the input', async () => {
    api.on({
      'POST /api/front/invite/words': () => {
        throw new FakeError('VALIDATION', { fields: { message: 'banned' } });
      }
    });
    await renderPage();
    await page.type('mobile', '13800138001');
    await page.type(t.text, '刷单返利，快来');
    await page.tap(t.add);
    expect(page.has(chinese.textRefused.banned)).toBe(true);
    await page.type(t.text, '香'.repeat(101));
    expect(page.has(t.nameTooLong(100))).toBe(true);
    await page.tap(t.add);
    expect(inputsOf('invite/words')).toHaveLength(2);
    expect(inputsOf('contactCreate')).toEqual([]);
  });

  it('[compliance 10] creates no invitation before the check of its text has ended', async () => {
    let end: (outcome: InviteTexts | Promise<InviteTexts>) => void = () => undefined;
    api.on({ 'POST /api/front/invite/words': () => new Promise((resolve) => (end = resolve)) });
    const leaveText = () => act(() => void page.field(t.text).dispatchEvent(new CustomEvent('blur', { detail: {} })));
    await renderPage();
    await page.type('mobile', '13800138001');
    await page.type(t.text, '刷单返利，快来');
    leaveText();
    await page.settle();
    await page.tap(t.add);
    expect(inputsOf('contactCreate')).toEqual([]);
    end(Promise.reject(new FakeError('VALIDATION', { fields: { message: 'banned' } })));
    await page.waitFor(chinese.textRefused.banned);
    expect(inputsOf('contactCreate')).toEqual([]);
    await page.type(t.text, '来看八角行情');
    leaveText();
    await page.settle();
    await page.tap(t.add);
    end({ slogan: '', message: '来看八角行情' });
    await page.waitFor(t.copy);
    expect(inputsOf('POST /api/front/invite/words')).toHaveLength(2);
    await page.tap(t.copy);
    expect(copied).toContain('李总，来看八角行情 http');
  });

  it('saves the text that the user has come back to while another one was being checked', async () => {
    const ends: ((saved: InviteTexts) => void)[] = [];
    api.on({
      'GET /api/front/invite/words': { slogan: '', message: '来看八角行情' },
      'POST /api/front/invite/words': () => new Promise((resolve) => ends.push(resolve))
    });
    await renderPage();
    await page.type('mobile', '13800138001');
    for (const message of ['来看花椒行情', '来看八角行情']) {
      await page.type(t.text, message);
      act(() => void page.field(t.text).dispatchEvent(new CustomEvent('blur', { detail: {} })));
      await page.settle();
    }
    await page.tap(t.add);
    const sent = inputsOf('POST /api/front/invite/words');
    expect(sent).toEqual([{ message: '来看花椒行情' }, { message: '来看八角行情' }]);
    ends[0]?.({ slogan: '', message: '来看花椒行情' });
    ends[1]?.({ slogan: '', message: '来看八角行情' });
    await page.waitFor(t.copy);
    await page.tap(t.copy);
    expect(copied).toContain('李总，来看八角行情 http');
  });

  it("uses the user's own text, also in later invitations", async () => {
    await renderPage();
    await page.type('mobile', '13800138001');
    await page.type(t.text, '香'.repeat(100));
    await page.tap(t.add);
    await page.waitFor(t.copy);
    await page.tap(t.copy);
    await page.settle();
    expect(copied).toContain(`李总，${'香'.repeat(100)} http`);
    api.on({
      'GET /api/front/invite/words': { slogan: '', message: '来看八角行情' },
      'POST /api/front/invite/contactList': [buildInvitation()]
    });
    await renderPage();
    await page.tap('李总');
    await page.tap(t.copy);
    await page.settle();
    expect(copied).toContain('李总，来看八角行情 http');
  });

  it("reports the user's own number and keeps it in the field", async () => {
    api.on({
      'POST /api/front/invite/contactCreate': () => {
        throw new FakeError('VALIDATION', { fields: { mobile: 'self' } });
      }
    });
    await renderPage();
    await page.type('mobile', '13800138001');
    await page.tap(t.add);
    expect(page.has(t.mobileProblems.self)).toBe(true);
    expect(page.root().querySelector<HTMLInputElement>('[name="mobile"]')?.value).toBe('138 0013 8001');
  });

  it('creates a text with an individual link and records that it was sent', async () => {
    await renderPage();
    await page.type('mobile', '13800138001');
    await page.type('name', '李总');
    await page.tap(t.add);
    expect(inputsOf('contactCreate')).toEqual([{ mobile: '13800138001', name: '李总' }]);
    expect(page.has(t.sendTo('李总'))).toBe(true);
    await page.tap(t.copy);
    expect(copied).toContain('李总，');
    expect(copied).toContain(`/h5/${routes.register}?inviteCode=TOKEN0000000000000001`);
    expect(inputsOf('contactSent')).toEqual([{ id: 'c1', channel: 'copy' }]);
    expect(page.has(t.states.sent)).toBe(true);
  });

  it('removes an invitation after confirmation', async () => {
    api.on({ 'POST /api/front/invite/contactList': [buildInvitation({ state: 'opened' })] });
    await renderPage();
    expect(page.has(t.states.opened)).toBe(true);
    await page.tap('李总');
    await page.tap(t.remove);
    await page.tap(t.removeNow);
    await page.waitFor(t.none);
    expect(inputsOf('contactRemove')).toEqual([{ id: 'c1' }]);
  });
});

describe('Binding an inviter', () => {
  it('shows the existing inviter instead of the input', async () => {
    api.on({
      'GET /api/front/invite/summary': {
        inviteCode: 'QXL8',
        registered: 0,
        verified: 0,
        thisMonth: 0,
        inviter: { name: '覃**' }
      }
    });
    await renderPage();
    expect(page.has(t.hasInviter('覃**'))).toBe(true);
    expect(page.has(t.lookUp)).toBe(false);
  });

  it('reports an unknown code', async () => {
    api.on({ 'POST /api/member/user/getUserByInviterCode': null });
    await renderPage();
    await page.type('inviterCode', 'nobody 00');
    await page.tap(t.lookUp);
    expect(page.has(t.notFound)).toBe(true);
    expect(inputsOf('getUserByInviterCode')).toEqual([{ inviterCode: 'NOBODY00' }]);
  });

  it("shows the inviter's masked name and binds after confirmation", async () => {
    await renderPage();
    await page.type('inviterCode', 'guixiang');
    await page.tap(t.lookUp);
    expect(page.has(t.found('覃**'))).toBe(true);
    await page.tap(t.bind);
    expect(page.has(t.bindTitle('覃**'))).toBe(true);
    expect(inputsOf('setInvitationCode')).toEqual([]);
    api.on({
      'GET /api/front/invite/summary': {
        inviteCode: 'QXL8',
        registered: 0,
        verified: 0,
        thisMonth: 0,
        inviter: { name: '覃**' }
      }
    });
    await page.tap(t.bindNow);
    await page.waitFor(t.hasInviter('覃**'));
    expect(inputsOf('setInvitationCode')).toEqual([{ inviterCode: 'GUIXIANG' }]);
  });
});
