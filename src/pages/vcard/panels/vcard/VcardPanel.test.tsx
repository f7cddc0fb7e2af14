import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { serverConfig } from '@/stores/serverConfig';
import { user } from '@/stores/user';
import { buildCard, buildCardLevel, buildOwnCards, buildRadarSummary } from '@/testing/buildCard';
import { buildSupply } from '@/testing/buildListing';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { answerOwnCards, openOwnCards, ownCards } from '@/testing/openOwnCards';
import { openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
const inputsOf = (name: string) => api.calls.filter((call) => call.name === name).map(({ input }) => input);
const callCount = (part: string) => api.calls.filter(({ name }) => name.includes(part)).length;
const refuse = (error: ConstructorParameters<typeof FakeError>[0]) => () => {
  throw new FakeError(error);
};
const [first] = ownCards;

beforeEach(() => answerOwnCards(api));
afterEach(() => overlays.close());

describe('states of the panel', () => {
  it('a failed load can be retried', async () => {
    api.on({ 'POST /api/vcard/card/mine': refuse('UNAVAILABLE') });
    user.setToken('member');
    const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=Vcard`);
    await page.waitFor('重试');
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(first) });
    await page.tap('重试');
    await page.waitFor(messages.actions.code);
  });

  it('a failed radar leaves the cards usable, and can be retried', async () => {
    api.on({ 'POST /api/vcard/radar/summary': refuse('UNAVAILABLE') });
    const page = await openOwnCards();
    expect(page.has('128')).toBe(true);
    api.on({ 'POST /api/vcard/radar/summary': buildRadarSummary() });
    await page.tap('重试');
    await page.waitFor(messages.noVisitors);
  });

  it('the cards stay visible without a network', async () => {
    const page = await openOwnCards();
    network.set(false);
    await page.settle();
    expect(page.text()).toContain('网络断开');
    expect(page.has(messages.actions.code)).toBe(true);
  });

  it('hides the cards at once when the user logs out', async () => {
    const page = await openOwnCards();
    user.setToken('');
    await page.waitFor(messages.introTitle);
    expect(page.has(messages.actions.code)).toBe(false);
  });
});

describe('actions on a card', () => {
  it('a card that was taken down says why and is not given away', async () => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards({ ...first, takedownReason: '冒用他人公司' }) });
    const page = await openOwnCards();
    expect(page.has(messages.takedownReason('冒用他人公司'))).toBe(true);
    for (const action of [messages.actions.code, messages.actions.poster, messages.actions.share]) {
      expect(await captureNavigation(() => page.tap(action))).toBe('');
      expect(overlays.shownToast?.text).toBe(messages.takenDownToast);
      overlays.hideToast();
    }
    expect(callCount('dataCollection/share')).toBe(0);
  });

  it.each([
    [messages.actions.code, `/${routes['vcard.code']}?id=card-1`],
    [messages.actions.edit, `/${routes['vcard.home']}?edit=card-1`]
  ])('leads to the page of the card: %s', async (action, target) => {
    const page = await openOwnCards();
    expect(await captureNavigation(() => page.tap(action))).toBe(target);
  });

  it('a share that could not be copied is not counted, one that was copied counts once', async () => {
    let copied = '';
    const page = await openOwnCards();
    Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
    Object.assign(document, { execCommand: () => false });
    await page.tap(messages.actions.share);
    expect(callCount('dataCollection/share')).toBe(0);
    Object.assign(navigator, {
      clipboard: {
        writeText: (text: string) => {
          copied = text;
          return Promise.resolve();
        }
      }
    });
    await page.tap(messages.actions.share);
    expect(copied).toContain(`${routes['vcard.shareMiddlePage']}?id=card-1&type=share&inviteCode=QXL8`);
    expect(inputsOf('POST /api/vcard/dataCollection/share')).toMatchObject([{ cardId: 'card-1' }]);
  });

  it('a refused withdrawal keeps the card and offers no undo', async () => {
    api.on({
      'POST /api/vcard/card/withdraw/{id}': refuse('RATE_LIMITED'),
      'POST /api/vcard/card/mine': buildOwnCards(first)
    });
    const page = await openOwnCards();
    await page.tap(messages.manage(first.name));
    await page.tap(messages.withdraw);
    expect(page.has(messages.withdrawn)).toBe(false);
    expect(page.has(messages.actions.code)).toBe(true);
  });

  it('a withdrawn card is gone, and an undo brings it back', async () => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(first) });
    const page = await openOwnCards();
    await page.tap(messages.manage(first.name));
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards() });
    await page.tap(messages.withdraw);
    await page.waitFor(messages.withdrawn);
    expect(page.has(messages.introTitle)).toBe(true);
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(first) });
    await page.tap(messages.undo);
    await page.waitFor(messages.actions.code);
    expect(inputsOf('POST /api/vcard/card/restore/card-1')).toHaveLength(1);
    expect(page.has(messages.withdrawn)).toBe(false);
  });

  it('only a card that is not the default can be made the default', async () => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(first) });
    const page = await openOwnCards();
    expect(page.has(messages.default)).toBe(true);
    await page.tap(messages.manage(first.name));
    expect(page.has(messages.makeDefault)).toBe(false);
    overlays.close();
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards({ ...first, isDefault: false }) });
    await page.show();
    expect(page.has(messages.default)).toBe(false);
    await page.tap(messages.manage(first.name));
    await page.tap(messages.makeDefault);
    expect(inputsOf('POST /api/vcard/card/setDefault/card-1')).toHaveLength(1);
    expect(overlays.shownToast?.text).toBe(messages.madeDefault);
  });

  it('a new card is not begun at the maximum number, and a higher level is offered where it is not hidden', async () => {
    api.on({ 'POST /api/vcard/card/mine': { ...buildOwnCards(first), maxCards: 1 } });
    const page = await openOwnCards();
    serverConfig.setBlockedList(['vcardPay']);
    await page.settle();
    expect(await captureNavigation(() => page.tap(messages.create))).toBe('');
    expect(page.has(messages.fullTitle(1))).toBe(true);
    expect(page.has(messages.upgrade)).toBe(false);
    overlays.close();
    serverConfig.setBlockedList([]);
    await page.settle();
    await page.tap(messages.create);
    const opened = await captureNavigation(async () => {
      overlays.close({ confirm: true });
      await page.settle();
    });
    expect(opened).toBe(`/${routes['vcard.marketIntroduction']}`);
  });

  it('turns a card over to its second side and back', async () => {
    const secondSide = {
      language: 'en' as const,
      name: 'Qin Xiulan',
      position: 'Sales manager',
      department: '',
      companyName: 'Guinan Leaf',
      address: 'Yulin, Guangxi'
    };
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards({ ...first, secondSide }) });
    const page = await openOwnCards();
    expect(page.has('Qin Xiulan')).toBe(false);
    await page.tap(messages.flip);
    expect(page.has('Qin Xiulan')).toBe(true);
    expect(page.has('覃秀兰')).toBe(false);
    await page.tap(messages.flip);
    expect(page.has('覃秀兰')).toBe(true);
  });
});

describe('figures and gaps of a card', () => {
  it('shows the totals, and those of today beside them', async () => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(first) });
    const page = await openOwnCards();
    for (const total of ['128', '46', '19', '12']) expect(page.has(total)).toBe(true);
    expect(page.has(messages.today(5))).toBe(true);
  });

  it.each([
    ['varieties', buildCard({ varieties: [], varietyIds: [] })],
    ['company', buildCard({ company: null, companyId: null, companyName: '' })],
    ['picture', first]
  ] as const)('names what is missing, and leads to the form: %s', async (gap, card) => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(card) });
    const page = await openOwnCards();
    expect(await captureNavigation(() => page.tap(messages.tips[gap]))).toBe(`/${routes['vcard.home']}?edit=card-1`);
  });

  it('a complete card has no such row', async () => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards({ ...first, avatarUrl: '/uploads/face.jpg' }) });
    const page = await openOwnCards();
    expect(page.has(messages.fill)).toBe(false);
  });

  it('pinned supplies are listed, and marked when others do not see them any more', async () => {
    const supplies = [
      { ...buildSupply(), status: 'published' as const },
      { ...buildSupply({ id: 'supply-2', title: '桂皮' }), status: 'paused' as const }
    ];
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards({ ...first, supplies }) });
    const page = await openOwnCards();
    expect(page.text().match(new RegExp(messages.notOnSale, 'g'))).toHaveLength(1);
    expect(await captureNavigation(() => page.tap('桂皮'))).toBe(`/${routes['supply.info']}?id=supply-2`);
  });

  it('shows level and end, and leads to the levels', async () => {
    const expiresAtMs = Date.parse('2027-11-20T00:00:00+08:00');
    api.on({ 'POST /api/vcard/cardLevel/mine': buildCardLevel({ level: 'professional', expiresAtMs, maxCards: 10 }) });
    const page = await openOwnCards();
    expect(page.has(messages.until('2027-11-20'))).toBe(true);
    expect(await captureNavigation(() => page.tap(messages.extend))).toBe(`/${routes['vcard.marketIntroduction']}`);
  });
});
