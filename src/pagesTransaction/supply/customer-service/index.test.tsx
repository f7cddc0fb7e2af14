import type { InquiryMessage } from '@contract/inquiry';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildInquiryRoom, buildWords } from '@/testing/buildInquiry';
import { buildSupply } from '@/testing/buildListing';
import { buildPerson } from '@/testing/buildPerson';
import { buildSupplyDetail } from '@/testing/buildSupplyDetail';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import { becomeVisitor } from '@/testing/visitor';
import words from './locale/zh-Hans';

const api = fakeApi();
const room = buildInquiryRoom();
let messages: InquiryMessage[];
let stamp: string;
const refuse = (error: ConstructorParameters<typeof FakeError>[0], fields?: Record<string, string>) => () => {
  throw new FakeError(error, fields && { fields });
};
const called = (part: string) => api.calls.filter(({ name }) => name.endsWith(part)).map(({ input }) => input);

async function open(query = 'id=supply-1'): Promise<OpenedPage> {
  user.setToken('member');
  return openPage(`/${routes['supply.customerService']}?${query}`);
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  becomeVisitor();
  settings.setJumpConfig({ version: 1, actions: { helpLine: { type: 'callPhone', phone: '400-000-0000' } } });
  api.calls.length = 0;
  messages = [buildWords('m1', '有现货')];
  stamp = '1';
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/supply/detail': buildSupplyDetail(),
    'GET /api/front/inquiry/room': room,
    'GET /api/front/inquiry/messages': () => ({ items: messages, nextCursor: null }),
    'GET /api/front/inquiry/stamp': () => ({ stamp }),
    'GET /api/front/inquiry/list': { items: [], nextCursor: null },
    'POST /api/front/inquiry/setRead': null,
    'POST /api/front/inquiry/send': () => ({ threadId: 't1', message: buildWords('m2', '能开票吗', true) })
  });
});

describe('contacting a seller', () => {
  it('shows a visitor the goods and asks them to log in', async () => {
    const page = await openPage(`/${routes['supply.customerService']}?id=supply-1`);
    await page.waitFor(words.loggedOut);
    await page.waitFor(buildSupply().title);
    expect(called('inquiry/room')).toEqual([]);
  });

  it.each([
    ['FORBIDDEN', words.refusals.notYours.title],
    ['NOT_FOUND', words.refusals.missing.title]
  ] as const)('says what is wrong: %s', async (error, sentence) => {
    api.on({ 'GET /api/front/inquiry/room': refuse(error) });
    const page = await open('thread=t9');
    await page.waitFor(sentence);
    expect(called('inquiry/messages')).toEqual([]);
  });

  it('sends nothing empty, and says why something was not sent', async () => {
    const page = await open();
    await page.waitFor('有现货');
    await page.tap(words.send);
    expect(called('inquiry/send')).toEqual([]);
    api.on({ 'POST /api/front/inquiry/send': refuse('VALIDATION', { text: 'contact' }) });
    await page.type('message', '加我 13800138000');
    await page.tap(words.send);
    await page.waitFor(words.problems.contact);
    expect(page.root().querySelector<HTMLInputElement>('[name="message"]')?.value).toBe('加我 13800138000');
  });

  it('shows what comes in while it is open, and reads it', async () => {
    const page = await open('thread=t1');
    await page.waitFor('有现货');
    messages = [buildWords('m3', '今天可以发货'), ...messages];
    stamp = '2';
    api.on({ 'GET /api/front/inquiry/room': { ...room, unread: 1 } });
    await untilAsked(page, '今天可以发货');
    expect(called('inquiry/setRead')).toEqual([{ id: 't1' }]);
    expect(page.has('有现货')).toBe(true);
  }, 15_000);

  it('a question about the price begins a thread; without a quantity it is not sent', async () => {
    api.on({ 'GET /api/front/inquiry/room': { ...room, threadId: null } });
    const page = await open();
    await page.waitFor(words.hello);
    await page.tap(words.askTitle);
    await page.tap(words.sendAsk);
    await page.waitFor(words.quantityMissing);
    expect(page.has(words.placeMissing)).toBe(true);
    expect(called('inquiry/send')).toEqual([]);
  });

  it('one’s own supply shows who asks', async () => {
    api.on({ 'GET /api/front/inquiry/room': { ...room, side: 'seller', threadId: null, other: null } });
    const page = await open();
    await page.waitFor(words.noAskersHint);
    expect(called('inquiry/list')).toContainEqual({ supplyId: 'supply-1' });
    expect(page.has(words.send)).toBe(false);
  });

  it('is blocked after a question, and can be opened again', async () => {
    api.on({
      'POST /api/front/inquiry/block': () => {
        api.on({ 'GET /api/front/inquiry/room': { ...room, mayWrite: false, isBlocked: true } });
        return null;
      }
    });
    const page = await open('thread=t1');
    await page.waitFor('有现货');
    await page.tap(words.more);
    await page.tap(words.block);
    expect(called('inquiry/block')).toEqual([]);
    await page.tap(words.block);
    expect(called('inquiry/block')).toEqual([{ id: 't1', on: true }]);
    await page.waitFor(words.blockedNow(true));
    await page.tap(words.more);
    expect(page.has(words.unblock)).toBe(true);
  });

  it('a blocked one cannot be written in', async () => {
    api.on({ 'GET /api/front/inquiry/room': { ...room, mayWrite: false, isBlocked: true } });
    const page = await open();
    await page.waitFor(words.blockedNow(true));
    expect(page.has(words.send)).toBe(false);
  });
});

describe('contacting the platform', () => {
  it('needs no login: line, hours and quick answers', async () => {
    const page = await openPage(`/${routes['supply.customerService']}`);
    await page.tap(words.platform);
    expect(page.has('400-000-0000')).toBe(true);
    expect(page.has(words.hours)).toBe(true);
    const [first] = words.answers;
    expect(page.has(first?.answer ?? '')).toBe(false);
    await page.tap(first?.question ?? '');
    expect(page.has(first?.answer ?? '')).toBe(true);
  });
});

/** The stamp is asked for every four seconds, which is longer than `waitFor` waits. */
async function untilAsked(page: OpenedPage, text: string): Promise<void> {
  for (let tries = 0; tries < 4 && !page.has(text); tries += 1) await page.waitFor(text).catch(() => undefined);
  page.find(text);
}
