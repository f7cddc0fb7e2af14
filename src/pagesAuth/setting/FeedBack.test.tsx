import type { FeedbackTicket } from '@contract/feedback';
import { MINUTE_MS } from '@rules/duration';
import { appVersion, appVersionCode } from '@/lib/version';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import aboutMessages from '../about/locale/zh-Hans';
import { feedbackDraft } from './feedbackDraft';
import messages from './locale/zh-Hans';

const buildTicket = (changes: Partial<FeedbackTicket> = {}): FeedbackTicket => ({
  id: 'f1',
  ticketNo: 'FB0000000001',
  kind: 'fault',
  content: '行情页下拉刷新没有反应',
  imageUrls: [],
  status: 'submitted',
  reply: null,
  repliedAtMs: null,
  satisfaction: null,
  createdAtMs: Date.now() - MINUTE_MS,
  ...changes
});

const api = fakeApi();
let page: OpenedPage;
const inputsOf = (path: string) =>
  api.calls.filter(({ name }) => name.includes(path)).map(({ input }) => input as Record<string, unknown>);
const area = () => page.field(messages.content);

async function renderPage(query = ''): Promise<void> {
  user.setToken('t1');
  page = await openPage(`/${routes['setting.feedback']}${query}`);
  await page.waitFor(messages.feedbackTabs.new);
}

const typeContent = (value: string) => page.type(messages.content, value);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  api.connect();
  feedbackDraft.clear();
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/front/feedback/create': buildTicket(),
    'GET /api/front/feedback/list': { items: [], nextCursor: null },
    'POST /api/front/feedback/rate': ({ satisfaction }) => buildTicket({ satisfaction })
  });
});

// Leaves the page, which saves its draft, before the next test clears it.
afterEach(async () => {
  user.setToken('');
  await page.settle();
});

describe('feedback page', () => {
  it('shows an error when the user cannot be loaded, and reloads on retry', async () => {
    user.setToken('');
    api.disconnect();
    user.setToken('t0');
    page = await openPage(`/${routes['setting.feedback']}`);
    await page.waitFor('没连上服务器');
    api.connect();
    await page.tap('重试');
    await page.waitFor(messages.feedbackTabs.new);
  });

  it('prompts a visitor to log in', async () => {
    user.setToken('');
    page = await openPage(`/${routes['setting.feedback']}`);
    await page.waitFor(messages.loginForFeedback);
  });

  it('shows what is missing and sends nothing', async () => {
    await renderPage();
    await typeContent('九个字的一句话');
    await page.tap(messages.send);
    await page.waitFor(messages.kindNeeded);
    expect(page.has(messages.contentShort(3))).toBe(true);
    await page.type('contact', '1380013800');
    expect(page.has(messages.contactWrong)).toBe(true);
    expect(inputsOf('create')).toEqual([]);
  });

  it.each([
    [9, messages.contentShort(1)],
    [501, messages.contentLong]
  ])('rejects a text of %d characters with a message and keeps it', async (length, problem) => {
    await renderPage('?kind=fault');
    await typeContent('长'.repeat(length));
    await page.tap(messages.send);
    await page.waitFor(problem);
    expect([area().value.length, inputsOf('create')]).toEqual([length, []]);
  });

  it.each([10, 500])('accepts a text of %d characters', async (length) => {
    await renderPage('?kind=fault');
    await typeContent('长'.repeat(length));
    await page.tap(messages.send);
    await page.settle();
    expect(inputsOf('create').map(({ content }) => content)).toEqual(['长'.repeat(length)]);
  });

  it('prefills the masked mobile number and sends null for it', async () => {
    await renderPage('?kind=complaint');
    expect(page.root().querySelector<HTMLInputElement>('[name="contact"]')?.value).toBe('138****8000');
    await typeContent('有人冒用我们公司的照片');
    await page.tap(messages.send);
    await page.waitFor(messages.sent('FB0000000001'));
    expect(inputsOf('create')).toMatchObject([
      {
        kind: 'complaint',
        contact: null,
        env: { version: `${appVersion} (${appVersionCode})`, route: routes['setting.feedback'] }
      }
    ]);
  });

  it('sends the page from which the feedback was opened', async () => {
    user.setToken('t1');
    page = await openPage(`/${routes.contact}`);
    await page.tap(aboutMessages.reportOnline);
    await page.waitFor(messages.feedbackTabs.new);
    await typeContent('有人冒用我们公司的照片');
    await page.tap(messages.send);
    await page.waitFor(messages.sent('FB0000000001'));
    expect(inputsOf('create')).toMatchObject([{ kind: 'complaint', env: { route: routes.contact } }]);
  });

  it('keeps the draft after a failure and after leaving, and resends it with the same request id', async () => {
    api.on({
      'POST /api/front/feedback/create': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    await renderPage();
    await page.tap(messages.kinds.suggestion);
    await typeContent('希望行情列表可以按产地排序');
    await page.tap(messages.send);
    await page.waitFor('服务器出了点问题，稍后再试');
    await renderPage();
    expect(area().value).toBe('希望行情列表可以按产地排序');
    api.on({ 'POST /api/front/feedback/create': buildTicket() });
    await page.tap(messages.send);
    await page.waitFor(messages.sent('FB0000000001'));
    const [first, second] = inputsOf('create');
    expect(second?.requestId).toBe(first?.requestId);
    expect(feedbackDraft.find('u1')).toBeNull();
  });

  it('does not show a draft to another user of the device', async () => {
    await renderPage();
    await typeContent('这是我一个人的话，写了一半');
    api.on({ 'GET /api/member/user/current': buildPerson({ id: 'u2' }) });
    user.setToken('t2');
    page = await openPage(`/${routes['setting.feedback']}`);
    await page.waitFor(messages.send);
    expect(area().value).toBe('');
  });

  it("shows the user's own tickets with replies that can be rated", async () => {
    api.on({
      'GET /api/front/feedback/list': {
        items: [buildTicket({ id: 'f2', status: 'replied', reply: '下个版本修好' }), buildTicket({})],
        nextCursor: null
      }
    });
    await renderPage('?tab=mine');
    await page.waitFor('下个版本修好');
    expect([page.has(messages.statuses.replied), page.has(messages.statuses.submitted)]).toEqual([true, true]);
    await page.tap(messages.rate(4));
    await page.waitFor(messages.rated(4));
    expect(inputsOf('rate')).toEqual([{ id: 'f2', satisfaction: 4 }]);
  });

  it('resets a rating that the server rejected', async () => {
    api.on({
      'GET /api/front/feedback/list': { items: [buildTicket({ status: 'replied', reply: '好' })], nextCursor: null },
      'POST /api/front/feedback/rate': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    await renderPage('?tab=mine');
    await page.waitFor(messages.rateAsk);
    await page.tap(messages.rate(1));
    await page.waitFor(messages.rateAsk);
  });
});
