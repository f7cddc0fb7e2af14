import { network } from '@/platform/network/network';
import { storage } from '@/platform/storage';
import { routes } from '@/routes';
import { storedKey } from '@/stores/persist';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildAccount } from '@/testing/buildAccount';
import { buildCard, buildOwnCards } from '@/testing/buildCard';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { fakeCanvas } from '@/testing/fakeCanvas';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
const canvas = fakeCanvas();
const callCount = (part: string) => api.calls.filter(({ name }) => name.includes(part)).length;
const card = buildCard();
let issued = 0;
const issue = () => {
  issued += 1;
  return { code: `CODE${issued}`, shortCode: 'K7M2P9QX', createdAtMs: issued };
};

let visits = 0;

/** Opens a page of its own each time: another address. */
async function renderPage(query = '', token = 'member'): Promise<OpenedPage> {
  user.setToken(token);
  visits += 1;
  const page = await openPage(`/${routes['vcard.code']}?visit=${visits}${query}`);
  await page.settle();
  return page;
}

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  network.set(true);
  api.connect();
  api.calls.length = 0;
  issued = 0;
  canvas.texts.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/member/account/state': buildAccount(),
    'POST /api/vcard/card/mine': buildOwnCards(card),
    'POST /api/vcard/card/code/{id}': issue,
    'POST /api/vcard/card/renewCode/{id}': issue,
    'POST /api/front/shareCode/image': null,
    'POST /api/vcard/dataCollection/share': null
  });
});
afterEach(() => overlays.close());

describe('business card code page', () => {
  it('asks a visitor to log in, and shows no code', async () => {
    const page = await renderPage('', '');
    expect(page.has(messages.loggedOut)).toBe(true);
    expect(callCount('/vcard/')).toBe(0);
  });

  it('leads a member without a card to its form', async () => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards() });
    const page = await renderPage();
    expect(page.has(messages.none)).toBe(true);
    expect(page.has(messages.create)).toBe(true);
  });

  it('explains a card that was taken down, and shows no code of it', async () => {
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(buildCard({ takedownReason: '冒用他人身份' })) });
    const page = await renderPage();
    expect(page.has(messages.takenDownText('冒用他人身份'))).toBe(true);
    expect(page.has(messages.save)).toBe(false);
    expect(callCount('/card/code/')).toBe(0);
  });

  it('an unknown card is missing', async () => {
    const page = await renderPage('&id=card-of-another');
    expect(page.has(messages.missing)).toBe(true);
  });

  it('offers a retry without a network when no code is stored', async () => {
    api.disconnect();
    const page = await renderPage();
    expect(page.has(messages.save)).toBe(false);
    api.connect();
    await page.tap('重试');
    expect(page.has(messages.codeOf('覃秀兰'))).toBe(true);
  });

  it('shows the last code without a network, to the same session only', async () => {
    await renderPage();
    network.set(false);
    api.disconnect();
    const page = await renderPage();
    expect(page.has(messages.codeOf('覃秀兰'))).toBe(true);
    expect(page.has(messages.copyShortCode('K7M2 P9QX'))).toBe(true);
    await page.tap(messages.kinds.vCard);
    expect(page.has(messages.noMobile)).toBe(true);
    const other = await renderPage('', 'another-member');
    expect(other.has(messages.codeOf('覃秀兰'))).toBe(false);
  });

  it('purges the stored codes with the logout', async () => {
    await renderPage();
    expect(JSON.stringify(storage.read(storedKey('cardCodes')))).toContain('CODE1');
    user.setToken('');
    expect(storage.read(storedKey('cardCodes'))).toBeNull();
  });

  it('replaces the code only after a confirmation', async () => {
    const page = await renderPage();
    await page.tap(messages.renew);
    await page.tap('取消');
    expect(callCount('renewCode')).toBe(0);
    await page.tap(messages.renew);
    expect(page.has(messages.renewText)).toBe(true);
    await page.tap(messages.renewConfirm);
    expect(page.has(messages.renewed)).toBe(true);
    expect(callCount('renewCode')).toBe(1);
  });

  it('reports that the code cannot be replaced any more today', async () => {
    api.on({
      'POST /api/vcard/card/renewCode/{id}': () => {
        throw new FakeError('RATE_LIMITED', { retryAfterSec: 60 });
      }
    });
    const page = await renderPage();
    await page.tap(messages.renew);
    await page.tap(messages.renewConfirm);
    expect(page.has('操作太频繁，60 秒后再试')).toBe(true);
    expect(page.has(messages.codeOf('覃秀兰'))).toBe(true);
  });

  it('shows the name in the second language on request', async () => {
    const secondSide = {
      language: 'en' as const,
      name: 'Qin Xiulan',
      position: 'Sales Manager',
      department: '',
      companyName: '',
      address: ''
    };
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(buildCard({ secondSide })) });
    const page = await renderPage();
    await page.tap(messages.sides.second);
    expect(page.has('Qin Xiulan')).toBe(true);
    expect(page.has(messages.codeOf('Qin Xiulan'))).toBe(true);
  });

  it('draws a picture of the shown code, with the code to type', async () => {
    const page = await renderPage();
    await page.tap(messages.save);
    await page.waitFor(messages.picture.label('覃秀兰'));
    expect(canvas.texts.join('\n')).toContain('K7M2 P9QX');
    await page.tap('关闭');
  });

  it('draws an offline code without a code to type', async () => {
    const page = await renderPage();
    await page.tap(messages.kinds.vCard);
    await page.tap(messages.save);
    await page.waitFor(messages.picture.label('覃秀兰'));
    expect(canvas.texts).toContain(messages.picture.vCardInvitation);
    expect(canvas.texts.join('\n')).not.toContain('K7M2 P9QX');
  });

  it('keeps the screen on while the code is shown', async () => {
    const release = jest.fn(() => Promise.resolve());
    const request = jest.fn(() => Promise.resolve({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    const page = await renderPage();
    expect(request).toHaveBeenCalledWith('screen');
    user.setToken('');
    await page.settle();
    expect(release).toHaveBeenCalled();
    Object.defineProperty(navigator, 'wakeLock', { value: undefined, configurable: true });
  });
});
