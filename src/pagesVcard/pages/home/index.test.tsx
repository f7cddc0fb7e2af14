import type { NewCard } from '@contract/card';
import { DAY_MS } from '@rules/duration';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { serverConfig } from '@/stores/serverConfig';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildAccount } from '@/testing/buildAccount';
import { buildCard, buildCardLevel, buildOwnCards, buildRadarSummary } from '@/testing/buildCard';
import { buildHolderSummary } from '@/testing/buildHolder';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { fakeCanvas } from '@/testing/fakeCanvas';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
fakeCanvas();
const callCount = (part: string) => api.calls.filter(({ name }) => name.includes(part)).length;
const first = buildCard();
const second = buildCard({ id: 'card-2', name: '覃董', isDefault: false });
const created: NewCard[] = [];
let visits = 0;

/** Opens a page of its own each time: another address. */
async function renderPage(token = 'member'): Promise<OpenedPage> {
  user.setToken(token);
  visits += 1;
  const page = await openPage(`/${routes['vcard.home']}?visit=${visits}`);
  await page.settle();
  return page;
}

/** The server of a member without a card, who has one after creating it. */
function asNewcomer(): void {
  let own = buildOwnCards();
  own.suggestion.name = '';
  api.on({
    'POST /api/vcard/card/mine': () => own,
    'POST /api/vcard/card/create': (body) => {
      created.push(body);
      own = buildOwnCards(buildCard({ name: body.name }));
      return first;
    }
  });
}

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  network.set(true);
  serverConfig.setBlockedList([]);
  api.connect();
  api.calls.length = 0;
  created.length = 0;
  api.on({
    // A draft that a test leaves belongs to its own user.
    'GET /api/member/user/current': buildPerson({ id: `member-${visits}` }),
    'GET /api/member/account/state': buildAccount(),
    'POST /api/vcard/card/mine': buildOwnCards(first, second),
    'POST /api/vcard/cardLevel/mine': buildCardLevel(),
    'POST /api/vcard/radar/summary': buildRadarSummary(),
    'POST /api/vcard/holder/summary': buildHolderSummary({ requests: 3 }),
    'GET /api/front/payment/environments': ['desktop'],
    'POST /api/vcard/card/setDefault/{id}': null
  });
});
afterEach(async () => {
  overlays.close();
  // Leaves the form while its user is logged in.
  await openPage(`/${routes.mine}`);
});

describe('card home', () => {
  it('asks a visitor to log in', async () => {
    const page = await renderPage('');
    expect(page.has(messages.loggedOut)).toBe(true);
    expect(callCount('/vcard/')).toBe(0);
  });

  it('offers a retry when the cards cannot be loaded', async () => {
    api.disconnect();
    const page = await renderPage();
    api.connect();
    await page.tap('重试');
    expect(page.has(messages.actions.faceToFace)).toBe(true);
  });

  it('shows the cards although everything else fails, and lets the radar be retried', async () => {
    const refuse = () => {
      throw new FakeError('UNAVAILABLE');
    };
    api.on({
      'POST /api/vcard/cardLevel/mine': refuse,
      'POST /api/vcard/radar/summary': refuse,
      'POST /api/vcard/holder/summary': refuse
    });
    const page = await renderPage();
    expect(page.has('覃董')).toBe(true);
    api.on({ 'POST /api/vcard/radar/summary': buildRadarSummary() });
    await page.tap(messages.radar.failed);
    expect(page.has(messages.radar.title)).toBe(true);
  });

  it('explains a card that was taken down', async () => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(buildCard({ takedownReason: '冒用他人身份' })) });
    const page = await renderPage();
    expect(page.has(messages.takenDownReason('冒用他人身份'))).toBe(true);
    expect(await captureNavigation(() => page.tap(messages.toEdit))).toContain('edit=card-1');
  });

  it('offers neither another card above the maximum number, nor an upgrade that is not sold here', async () => {
    const third = buildCard({ id: 'card-3', isDefault: false });
    api.on({
      'POST /api/vcard/card/mine': buildOwnCards(first, second, third),
      'GET /api/front/payment/environments': ['miniProgram']
    });
    const page = await renderPage();
    expect(page.has(messages.cards.add)).toBe(false);
    expect(page.has(messages.full.text(1))).toBe(true);
    expect(page.has(messages.level.upgrade)).toBe(false);
  });

  it('shows waiting requests, views, level and what is missing, each with its way', async () => {
    const expiresAtMs = Date.UTC(2027, 0, 1);
    api.on({ 'POST /api/vcard/cardLevel/mine': buildCardLevel({ level: 'professional', expiresAtMs }) });
    const page = await renderPage();
    expect(page.has(messages.requestCount(3))).toBe(true);
    expect(await captureNavigation(() => page.tap(messages.requests))).toContain('webviewPathName=VcardHolder');
    expect(page.has(messages.radar.chart('1、1、1、1、1、1、1'))).toBe(true);
    expect(page.has(messages.level.until('2027-01-01'))).toBe(true);
    expect(await captureNavigation(() => page.tap(messages.level.upgrade))).toContain(
      routes['vcard.marketIntroduction']
    );
    expect(page.has(messages.tips.varieties)).toBe(false);
    expect(await captureNavigation(() => page.tap(messages.tips.avatar))).toContain('edit=card-1');
    expect(await captureNavigation(() => page.tap(messages.actions.faceToFace))).toContain(
      'BusinessCardCode?id=card-1'
    );
    expect(await captureNavigation(() => page.tap(messages.cards.add))).toContain('edit=new');
  });

  it('makes another card the default', async () => {
    const page = await renderPage();
    await page.tap('覃董');
    await page.tap(messages.cards.makeDefault);
    expect(page.has(messages.cards.defaultSet)).toBe(true);
    expect(api.calls.find(({ name }) => name.includes('setDefault'))?.input).toEqual({ id: 'card-2' });
  });
});

describe('first card', () => {
  it('is not sent without a name and a position, and says so beside the fields', async () => {
    asNewcomer();
    const page = await renderPage();
    await page.tap(messages.firstSubmit);
    expect(page.has(messages.problems.required.name)).toBe(true);
    expect(page.has(messages.problems.required.position)).toBe(true);
    expect(created).toEqual([]);
  });

  it('shows what the server refuses beside the field, and keeps the input', async () => {
    asNewcomer();
    api.on({
      'POST /api/vcard/card/create': () => {
        throw new FakeError('VALIDATION', { fields: { position: 'banned', name: 'company' } });
      }
    });
    const page = await renderPage();
    await page.type('name', '香市官方');
    await page.type('position', '客服');
    await page.tap(messages.firstSubmit);
    expect(page.has(messages.problems.banned)).toBe(true);
    expect(page.has(messages.problems.company)).toBe(true);
    expect(page.field('name').value).toBe('香市官方');
  });

  it('explains that the maximum number was reached on another device', async () => {
    asNewcomer();
    api.on({
      'POST /api/vcard/card/create': () => {
        throw new FakeError('CONFLICT', { fields: { cards: 'tooMany' } });
      }
    });
    const page = await renderPage();
    await page.type('name', '覃秀兰');
    await page.type('position', '销售经理');
    await page.tap(messages.firstSubmit);
    expect(page.has(messages.full.title(3))).toBe(true);
  });

  it('keeps the input without a network, and sends it once on the retry', async () => {
    asNewcomer();
    const page = await renderPage();
    await page.type('name', '覃秀兰');
    await page.type('position', '销售经理');
    api.disconnect();
    await page.tap(messages.firstSubmit);
    api.connect();
    await page.tap('重试');
    expect(created).toHaveLength(1);
  });

  it('needs one tap beside two words, keeps the number from strangers and asks for no consent', async () => {
    asNewcomer();
    const page = await renderPage();
    await page.type('name', '覃秀兰');
    await page.type('position', '销售经理');
    await page.tap(messages.firstSubmit);
    expect(created).toHaveLength(1);
    expect(created[0]).toMatchObject({
      name: '覃秀兰',
      position: '销售经理',
      mobile: '13800138000',
      isFindable: false,
      style: 'cinnabar'
    });
    expect(created[0]?.visibility.mobile).toBe('exchanged');
    await page.waitFor(messages.actions.faceToFace);
  });

  it('takes the chosen style and company, and the viewers of the number', async () => {
    asNewcomer();
    const company = {
      id: 'c9',
      name: '玉林南香料有限公司',
      shortName: '南香料',
      role: 'owner' as const,
      memberCount: 1,
      isVerified: true
    };
    api.on({ 'GET /api/member/user/current': buildPerson({ company, companies: [company] }) });
    const page = await renderPage();
    await page.type('name', '覃秀兰');
    await page.type('position', '销售经理');
    await page.tap('南香料');
    await page.tap(messages.styles.indigo);
    await page.tap(`${messages.visibility(messages.mobile)} ${messages.visibilities.exchanged}`);
    await page.tap(messages.visibilities.everyone);
    await page.tap(messages.firstSubmit);
    expect(created[0]).toMatchObject({ companyId: 'c9', style: 'indigo' });
    expect(created[0]?.visibility.mobile).toBe('everyone');
  });
});

it('the views of the last seven days are the last bars', async () => {
  const nowMs = Date.now();
  const days = Array.from({ length: 30 }, (_, index) => ({
    date: new Date(nowMs - (29 - index) * DAY_MS).toISOString().slice(0, 10),
    views: index
  }));
  api.on({ 'POST /api/vcard/radar/summary': buildRadarSummary({ days }) });
  const page = await renderPage();
  expect(page.has(messages.radar.chart('23、24、25、26、27、28、29'))).toBe(true);
});
