import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildInquiryRoom, buildTextMessage } from '@/testing/buildInquiry';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';

const api = fakeApi();
const buildReply = (id: string, text: string) => ({ threadId: 't1', message: buildTextMessage(id, text, true) });
const failWith = (error: ConstructorParameters<typeof FakeError>[0], fields?: Record<string, string>) => () => {
  throw new FakeError(error, fields && { fields });
};
const sent = () =>
  api.calls
    .filter(({ name }) => name.endsWith('inquiry/send'))
    .map(({ input }) => input as { requestId: string; content: unknown });

async function renderPage(): Promise<OpenedPage> {
  user.setToken('member');
  const page = await openPage(`/${routes['supply.customerService']}?id=supply-1`);
  await page.waitFor(messages.send);
  return page;
}
const typed = (page: OpenedPage) => page.root().querySelector<HTMLInputElement>('[name="message"]')?.value;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  asGuest();
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/inquiry/room': buildInquiryRoom(),
    'GET /api/front/inquiry/messages': { items: [], nextCursor: null },
    'POST /api/front/inquiry/setRead': null,
    'POST /api/front/inquiry/send': () => buildReply('m1', '能开票吗')
  });
});

describe('sending of inquiry messages', () => {
  it('a message rejected by the server returns to the input with the reason', async () => {
    api.on({ 'POST /api/front/inquiry/send': failWith('VALIDATION', { text: 'contact' }) });
    const page = await renderPage();
    await page.type('message', '加我 13800138000');
    await page.tap(messages.send);
    await page.waitFor(messages.problems.contact);
    expect(typed(page)).toBe('加我 13800138000');
    expect(page.has(messages.resend)).toBe(false);
  });

  it('an undelivered message stays and is resent with the same request id', async () => {
    api.on({ 'POST /api/front/inquiry/send': failWith('UNAVAILABLE') });
    const page = await renderPage();
    await page.type('message', '能开票吗');
    page.find(messages.send).click();
    await page.tap(messages.send);
    await page.waitFor(messages.notSent);
    expect(typed(page)).toBe('');
    expect(page.has('能开票吗')).toBe(true);
    api.on({ 'POST /api/front/inquiry/send': () => buildReply('m1', '能开票吗') });
    await page.tap(messages.resend);
    await page.waitFor('能开票吗');
    expect(page.has(messages.notSent)).toBe(false);
    const ids = sent().map(({ requestId }) => requestId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  /** Sends the first message of a thread, after which the room cannot be loaded again. */
  async function sendFirstWithoutReload(): Promise<OpenedPage> {
    api.on({ 'GET /api/front/inquiry/room': buildInquiryRoom({ threadId: null, stamp: null }) });
    const page = await renderPage();
    api.on({ 'GET /api/front/inquiry/room': failWith('UNAVAILABLE') });
    await page.type('message', '能开票吗');
    await page.tap(messages.send);
    return page;
  }

  it('the first message stays when the reload after it fails, and the thread is loaded with the next one', async () => {
    const page = await sendFirstWithoutReload();
    expect([page.has('能开票吗'), page.has(messages.sending), page.has(messages.notSent)]).toEqual([
      true,
      false,
      false
    ]);
    const said = [buildTextMessage('m2', '在吗', true), buildTextMessage('m1', '能开票吗', true)];
    api.on({
      'GET /api/front/inquiry/room': buildInquiryRoom(),
      'GET /api/front/inquiry/messages': { items: said, nextCursor: null },
      'POST /api/front/inquiry/send': () => buildReply('m2', '在吗')
    });
    await page.type('message', '在吗');
    await page.tap(messages.send);
    for (const text of ['能开票吗', '在吗']) expect(page.text().split(text)).toHaveLength(2);
  });

  it('an answer to the first message is shown also when the reload after it failed', async () => {
    const page = await sendFirstWithoutReload();
    const items = [buildTextMessage('m2', '可以开票'), buildTextMessage('m1', '能开票吗', true)];
    api.on({
      'GET /api/front/inquiry/room': buildInquiryRoom(),
      'GET /api/front/inquiry/messages': { items, nextCursor: null }
    });
    await page.waitFor('可以开票');
    expect(page.text().split('能开票吗')).toHaveLength(2);
  });

  it('the first message stays when the messages cannot be loaded after it', async () => {
    api.on({ 'GET /api/front/inquiry/room': buildInquiryRoom({ threadId: null, stamp: null }) });
    const page = await renderPage();
    api.on({
      'GET /api/front/inquiry/room': buildInquiryRoom(),
      'GET /api/front/inquiry/messages': failWith('UNAVAILABLE')
    });
    await page.type('message', '能开票吗');
    await page.tap(messages.send);
    expect(page.has('能开票吗')).toBe(true);
  });

  it('an undelivered message can be discarded', async () => {
    api.on({ 'POST /api/front/inquiry/send': failWith('UNAVAILABLE') });
    const page = await renderPage();
    await page.type('message', '能开票吗');
    await page.tap(messages.send);
    await page.waitFor(messages.notSent);
    await page.tap(messages.dropUnsent);
    expect(page.has('能开票吗')).toBe(false);
    expect(sent()).toHaveLength(1);
  });

  it("typed text and undelivered messages are still there after a look at the platform's contacts", async () => {
    api.on({ 'POST /api/front/inquiry/send': failWith('UNAVAILABLE') });
    const page = await renderPage();
    await page.type('message', '能开票吗');
    await page.tap(messages.send);
    await page.waitFor(messages.notSent);
    await page.type('message', '写到一半');
    await page.tap(messages.more);
    await page.tap(messages.platform);
    await page.waitFor(messages.faq);
    expect(page.has('能开票吗')).toBe(false);
    await page.tap(messages.about.supply.contact);
    await page.waitFor(messages.resend);
    expect(page.has('能开票吗')).toBe(true);
    expect(typed(page)).toBe('写到一半');
  });

  it('messages are sent in order even when the first response is slow', async () => {
    const answers: (() => void)[] = [];
    api.on({
      'POST /api/front/inquiry/send': ({ content }) =>
        new Promise((resolve) => {
          const { text } = content as { text: string };
          answers.push(() => resolve(buildReply(text, text)));
        })
    });
    const page = await renderPage();
    for (const text of ['第一句', '第二句']) {
      await page.type('message', text);
      await page.tap(messages.send);
    }
    await page.waitFor(messages.sending);
    expect(sent()).toHaveLength(1);
    answers[0]?.();
    await page.settle();
    expect(sent().map(({ content }) => (content as { text: string }).text)).toEqual(['第一句', '第二句']);
    answers[1]?.();
    await page.settle();
    expect(page.has(messages.sending)).toBe(false);
    expect(page.text().indexOf('第一句')).toBeLessThan(page.text().indexOf('第二句'));
  });

  it('a double tap on a quick question sends it once', async () => {
    api.on({ 'POST /api/front/inquiry/send': () => new Promise(() => undefined) });
    const page = await renderPage();
    const [question = ''] = messages.about.supply.quick;
    page.find(question).click();
    await page.tap(question);
    expect(sent().map(({ content }) => content)).toEqual([{ type: 'text', text: question }]);
    expect(typed(page)).toBe('');
  });
});
