import type { Exchange, ExchangeCard, ExchangeRoom, OwnExchangeCard } from '@contract/exchange';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildSupply } from '@/testing/buildListing';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';

const api = fakeApi();
const own = { name: '陆志强', company: '辛味食品', position: '采购经理', mobile: '13800138004', weChatId: '' };
const theirs = { name: '覃秀兰', company: '桂南香叶', position: '', mobile: '13800138000', weChatId: 'qin_xiulan' };
const asked: Exchange = {
  id: 'e1',
  isMine: true,
  status: 'requested',
  message: '长期采购八角',
  mine: own,
  theirs: null,
  requestedAtMs: 1_700_000_000_000,
  decidedAtMs: null,
  againFromMs: null
};
const roomWith = (exchange: Exchange | null): ExchangeRoom => ({
  supply: { ...buildSupply(), status: 'published' },
  cardId: null,
  otherCard: null,
  ownCards: [],
  otherName: '覃秀兰',
  otherCompany: '桂南香叶',
  own,
  exchange
});
const failWith = (error: ConstructorParameters<typeof FakeError>[0], fields?: Record<string, string>) => () => {
  throw new FakeError(error, fields && { fields });
};
const inputsOf = (part: string) => api.calls.filter(({ name }) => name.endsWith(part)).map(({ input }) => input);

async function renderPage(query = 'id=supply-1'): Promise<OpenedPage> {
  user.setToken('member');
  return openPage(`/${routes['supply.exchangeLink']}?${query}`);
}

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  asGuest();
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/front/exchange/room': roomWith(null),
    'POST /api/front/exchange/request': roomWith(asked),
    'POST /api/front/exchange/answer': roomWith({ ...asked, isMine: false, status: 'accepted', theirs })
  });
});

describe('contact exchange', () => {
  it('a visitor is asked to log in, without loading the exchange', async () => {
    const page = await openPage(`/${routes['supply.exchangeLink']}?id=supply-1`);
    expect(page.has(messages.loggedOut)).toBe(true);
    expect(inputsOf('exchange/room')).toEqual([]);
  });

  it.each([
    ['FORBIDDEN', messages.deniedReasons.forbidden.title],
    ['NOT_FOUND', messages.deniedReasons.missing.title],
    ['CONFLICT', messages.deniedReasons.own.title]
  ] as const)('shows why the exchange is not accessible: %s', async (error, sentence) => {
    api.on({ 'POST /api/front/exchange/room': failWith(error) });
    const page = await renderPage();
    await page.waitFor(sentence);
  });

  it('requires a mobile number or a valid WeChat id', async () => {
    const page = await renderPage();
    await page.waitFor(messages.ask);
    await page.tap(messages.show(messages.mobile));
    await page.tap(messages.ask);
    expect(page.has(messages.problems.required)).toBe(true);
    await page.type('weChatId', '老陆');
    await page.tap(messages.ask);
    expect(page.has(messages.problems.pattern)).toBe(true);
    expect(inputsOf('exchange/request')).toEqual([]);
  });

  it('shows a server error at its field', async () => {
    api.on({ 'POST /api/front/exchange/request': failWith('VALIDATION', { position: 'contact' }) });
    const page = await renderPage();
    await page.waitFor(messages.ask);
    await page.tap(messages.ask);
    await page.waitFor(messages.problems.contact);
  });

  it('a double tap sends the chosen details once, and the page shows the pending request', async () => {
    const page = await renderPage();
    await page.waitFor(messages.ask);
    await page.tap(messages.show(messages.company));
    await page.type('weChatId', 'lu_zhiqiang');
    page.find(messages.ask).click();
    await page.tap(messages.ask);
    await page.waitFor(messages.waiting);
    expect(inputsOf('exchange/request')).toMatchObject([
      { supplyId: 'supply-1', shown: { company: false, mobile: true, position: '采购经理', weChatId: 'lu_zhiqiang' } }
    ]);
  });

  it('names person and company with the punctuation of the language', async () => {
    settings.setLanguage('en');
    api.on({ 'POST /api/front/exchange/room': roomWith(asked) });
    const page = await renderPage();
    await page.waitFor('Request sent to 覃秀兰 (桂南香叶). We will message you the outcome');
    api.on({ 'POST /api/front/exchange/room': roomWith({ ...asked, status: 'accepted', theirs }) });
    const accepted = await renderPage();
    await accepted.waitFor('You shared: 陆志强, 辛味食品, 采购经理, 138 0013 8004');
  });

  it('shows when a declined request can be repeated', async () => {
    const againFromMs = Date.parse('2026-12-24T00:00:00+08:00');
    api.on({ 'POST /api/front/exchange/room': roomWith({ ...asked, status: 'ignored', againFromMs }) });
    const page = await renderPage();
    await page.waitFor(messages.refusedHint('2026-12-24'));
    expect(page.has(messages.ask)).toBe(false);
  });

  it('the recipient accepts the request on the page opened by the notification', async () => {
    const toMe: Exchange = { ...asked, isMine: false, mine: null, theirs: { ...theirs, mobile: '', weChatId: '' } };
    api.on({ 'POST /api/front/exchange/room': roomWith(toMe) });
    const page = await renderPage('exchange=e1');
    await page.waitFor(messages.agree);
    expect(inputsOf('exchange/room')).toContainEqual({ id: 'e1' });
    expect(page.has('长期采购八角')).toBe(true);
    await page.tap(messages.agree);
    await page.waitFor('138 0013 8000');
    expect(inputsOf('exchange/answer')).toMatchObject([{ id: 'e1', answer: 'accept' }]);
    expect(page.has(theirs.weChatId)).toBe(true);
    expect(page.has(messages.save)).toBe(true);
  });

  it('an ignored request waits again after an undo', async () => {
    const toMe: Exchange = { ...asked, isMine: false, mine: null, theirs: { ...theirs, mobile: '', weChatId: '' } };
    api.on({ 'POST /api/front/exchange/room': roomWith({ ...toMe, status: 'ignored' }) });
    const decided = await renderPage('exchange=e0');
    await decided.waitFor(messages.youIgnored);
    expect(decided.has(messages.undo)).toBe(false);
    api.on({
      'POST /api/front/exchange/room': roomWith(toMe),
      'POST /api/front/exchange/answer': ({ answer }) =>
        roomWith({ ...toMe, status: answer === 'ignore' ? 'ignored' : 'requested' })
    });
    const page = await renderPage('exchange=e1');
    await page.waitFor(messages.ignore);
    await page.tap(messages.ignore);
    await page.tap(messages.undo);
    await page.waitFor(messages.agree);
    expect(inputsOf('exchange/answer')).toEqual([
      { id: 'e1', answer: 'ignore' },
      { id: 'e1', answer: 'unignore' }
    ]);
  });

  it('shows the current status when the request was answered elsewhere', async () => {
    const toMe: Exchange = { ...asked, isMine: false, mine: null, theirs };
    api.on({ 'POST /api/front/exchange/room': roomWith(toMe) });
    const page = await renderPage('exchange=e1');
    await page.waitFor(messages.ignore);
    api.on({
      'POST /api/front/exchange/answer': failWith('CONFLICT', { status: 'accepted' }),
      'POST /api/front/exchange/room': roomWith({ ...toMe, status: 'accepted', mine: own })
    });
    await page.tap(messages.ignore);
    await page.waitFor(messages.theirs);
  });
});

describe('contact exchange about a card', () => {
  const card: ExchangeCard = {
    id: 'card-1',
    name: '覃秀兰',
    position: '销售经理',
    companyName: '桂南香叶',
    avatarUrl: null,
    verifications: ['company']
  };
  const cardRoom = (exchange: Exchange | null): ExchangeRoom => ({
    ...roomWith(exchange),
    supply: null,
    cardId: 'card-1',
    otherCard: card
  });
  const query = 'cardId=card-1&source=scan';
  const again = Date.parse('2026-12-24T00:00:00+08:00');
  beforeEach(() => {
    api.on({
      'POST /api/front/exchange/room': cardRoom(null),
      'POST /api/front/exchange/request': cardRoom(asked)
    });
  });

  it.each([
    ['NOT_FOUND', messages.deniedCardReasons.missing.title],
    ['CONFLICT', messages.deniedCardReasons.own.title]
  ] as const)('shows why there is none: %s', async (error, sentence) => {
    api.on({ 'POST /api/front/exchange/room': failWith(error) });
    const page = await renderPage(query);
    await page.waitFor(sentence);
    expect(page.has(messages.ask)).toBe(false);
  });

  it.each([
    ['waiting', messages.waitingAlready],
    ['ignored', messages.refusedTitle]
  ])('says that the owner was asked already: %s', async (exchange, sentence) => {
    api.on({ 'POST /api/front/exchange/request': failWith('CONFLICT', { exchange }) });
    const page = await renderPage(query);
    await page.waitFor(messages.ask);
    await page.tap(messages.ask);
    await page.waitFor(sentence);
  });

  it('a block looks like a declined request', async () => {
    api.on({ 'POST /api/front/exchange/room': cardRoom({ ...asked, status: 'ignored', againFromMs: again }) });
    const page = await renderPage(query);
    await page.waitFor(messages.againFrom('2026-12-24'));
    expect(page.has(messages.ask)).toBe(false);
  });

  it('sends one request on a double tap, and says how the two met', async () => {
    const page = await renderPage(query);
    await page.waitFor(messages.ask);
    expect(inputsOf('exchange/room')).toContainEqual({ cardId: 'card-1' });
    page.find(messages.ask).click();
    await page.tap(messages.ask);
    await page.waitFor(messages.waiting);
    expect(inputsOf('exchange/request')).toMatchObject([{ cardId: 'card-1', source: 'scan', message: '' }]);
  });

  it('names no way to meet that is none', async () => {
    const page = await renderPage('cardId=card-1&source=spam');
    await page.waitFor(messages.ask);
    await page.tap(messages.ask);
    expect(inputsOf('exchange/request')).not.toMatchObject([{ source: expect.anything() as unknown }]);
  });

  it('repeats a request that a notification leads to', async () => {
    api.on({ 'POST /api/front/exchange/room': cardRoom({ ...asked, status: 'ignored' }) });
    const page = await renderPage('exchange=e1');
    await page.waitFor(messages.ask);
    await page.tap(messages.ask);
    expect(inputsOf('exchange/request')).toMatchObject([{ cardId: 'card-1' }]);
  });

  it('opens the card of the other user', async () => {
    api.on({ 'POST /api/front/exchange/room': cardRoom(asked) });
    const page = await renderPage(query);
    await page.waitFor('覃秀兰');
    const opened = await captureNavigation(() => page.tap('覃秀兰'));
    expect(opened).toBe(`/${routes['vcard.shell']}?pageType=visitorCardDetail&id=card-1`);
  });
});

describe('contact exchange of a user with cards', () => {
  const visible = (text: string) => ({ text, isMasked: false });
  const ownCard = (id: string, name: string, contacts: Partial<OwnExchangeCard['contacts']> = {}): OwnExchangeCard => ({
    ...{ id, name, position: '采购主管', companyName: '辛味食品', avatarUrl: null, verifications: [] },
    contacts: {
      mobile: null,
      otherMobile: null,
      landline: null,
      weChatId: null,
      email: null,
      address: null,
      ...contacts
    }
  });
  const ownCards = [
    ownCard('own-1', '陆志强', { mobile: visible('13800138004'), email: visible('lu@example.com') }),
    ownCard('own-2', '陆老师')
  ];
  const toMe: Exchange = { ...asked, isMine: false, mine: null, theirs: { ...theirs, mobile: '', weChatId: '' } };

  it('gives the default card, and says what is seen of it', async () => {
    api.on({ 'POST /api/front/exchange/room': { ...roomWith(null), ownCards } });
    const page = await renderPage();
    await page.waitFor(messages.ask);
    expect(['138 0013 8004', 'lu@example.com', '陆志强'].every((text) => page.has(text))).toBe(true);
    expect(page.has(messages.weChatHint) || page.has(messages.createCard)).toBe(false);
    await page.tap(messages.ask);
    expect(inputsOf('exchange/request')).toMatchObject([{ shown: { cardId: 'own-1' } }]);
  });

  it('gives the chosen card, which may show no contact', async () => {
    api.on({ 'POST /api/front/exchange/room': { ...roomWith(null), ownCards } });
    const page = await renderPage();
    await page.waitFor(messages.ask);
    await page.tap('陆老师');
    expect(page.has(messages.seenNothing)).toBe(true);
    await page.tap(messages.ask);
    expect(inputsOf('exchange/request')).toMatchObject([{ shown: { cardId: 'own-2' } }]);
  });

  it('answers with the card that was asked about', async () => {
    const room = { ...roomWith(toMe), supply: null, cardId: 'own-2', ownCards };
    api.on({ 'POST /api/front/exchange/room': room });
    const page = await renderPage('exchange=e1');
    await page.waitFor(messages.agree);
    await page.tap(messages.agree);
    expect(inputsOf('exchange/answer')).toEqual([{ id: 'e1', answer: 'accept', shown: { cardId: 'own-2' } }]);
  });

  it('shows the cards as they are when the chosen one was withdrawn elsewhere', async () => {
    api.on({
      'POST /api/front/exchange/room': { ...roomWith(null), ownCards },
      'POST /api/front/exchange/request': failWith('CONFLICT', { shown: 'gone' })
    });
    const page = await renderPage();
    await page.waitFor(messages.ask);
    api.on({ 'POST /api/front/exchange/room': { ...roomWith(null), ownCards: ownCards.slice(1) } });
    await page.tap(messages.ask);
    await page.waitFor(messages.changed);
    expect([page.has('陆志强'), page.has('陆老师')]).toEqual([false, true]);
  });

  it('leads someone without a card to the form of a first one', async () => {
    const page = await renderPage();
    await page.waitFor(messages.createCard);
    const opened = await captureNavigation(() => page.tap(messages.createCard));
    expect(opened).toBe(`/${routes['vcard.home']}`);
  });

  it('leads to the card holder once it is accepted', async () => {
    api.on({ 'POST /api/front/exchange/room': roomWith({ ...asked, status: 'accepted', theirs }) });
    const page = await renderPage();
    await page.waitFor(messages.toHolder);
    const opened = await captureNavigation(() => page.tap(messages.toHolder));
    expect(opened).toBe(`/${routes['vcard.webview']}?webviewPathName=VcardHolder`);
  });
});
