import type { ExpoTicket } from '@contract/expoTicket';
import { network } from '@/platform/network/network';
import { storage } from '@/platform/storage';
import { routes } from '@/routes';
import { storedKey } from '@/stores/persist';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildExpoTicket, buildExpoUserInfo } from '@/testing/buildExpoTicket';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { fakeCanvas } from '@/testing/fakeCanvas';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
const canvas = fakeCanvas();
const shortCode = '4K7Q 2M9T';
let tickets: ExpoTicket[];
let visits = 0;

async function renderPage(token = 'member', query = ''): Promise<OpenedPage> {
  user.setToken(token);
  visits += 1;
  const page = await openPage(`/${routes['exhibit.register']}?visit=${visits}${query}`);
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
  canvas.texts.length = 0;
  tickets = [buildExpoTicket()];
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/market/varieties': [],
    'POST /api/front/spiceExpo/getExpoUserInfo': () => buildExpoUserInfo({ tickets }),
    'POST /api/front/expo/cancelTicket': () =>
      buildExpoTicket({ status: 'cancelled', code: null, isCancellable: false })
  });
});
afterEach(() => overlays.close());

describe('e-ticket', () => {
  it('shows its code, the code to type, and whose it is', async () => {
    const page = await renderPage();
    for (const text of [messages.codeOf('覃秀兰'), shortCode, '260120 048216', '桂南香叶供应链', '专业观众']) {
      expect(page.has(text)).toBe(true);
    }
    expect(page.has('12月4日—6日 · 3 天通用')).toBe(true);
  });

  it('names the chosen days when they are not all days of the expo', async () => {
    tickets = [buildExpoTicket({ days: ['2026-12-04', '2026-12-06'] })];
    const page = await renderPage();
    expect(page.has('12月4日、12月6日')).toBe(true);
  });

  it.each([
    ['pending', { status: 'pending' }, messages.pendingHint],
    ['cancelled', { status: 'cancelled' }, messages.cancelledHint],
    ['used', { status: 'used' }, messages.usedHint],
    [
      'rejected',
      { status: 'invalid', invalidReason: 'rejected', reviewReason: '材料不全' },
      messages.rejectedHint('材料不全')
    ],
    ['expired', { status: 'invalid', invalidReason: 'expired' }, messages.expiredHint]
  ] as const)('has no code while it is %s', async (_, changes, hint) => {
    tickets = [buildExpoTicket({ ...changes, code: null, isCancellable: false })];
    const page = await renderPage();
    expect([page.has(hint), page.has(shortCode), page.has(messages.save), page.has(messages.cancel)]).toEqual([
      true,
      false,
      false,
      false
    ]);
  });

  it('says when it was checked in, and still admits', async () => {
    tickets = [buildExpoTicket({ status: 'checkedIn', checkedInAtMs: Date.parse('2026-12-04T01:30:00Z') })];
    const page = await renderPage();
    expect([page.has(messages.checkedInAt('09:30')), page.has(shortCode)]).toEqual([true, true]);
  });

  it('shows the tickets of a group side by side, the chosen one first', async () => {
    tickets = [
      buildExpoTicket(),
      buildExpoTicket({ id: 'ticket-2', name: '陆志强', relation: 'companion', company: '' })
    ];
    const page = await renderPage('member', '&id=ticket-2');
    const isFirst = page.text().indexOf('陆志强') < page.text().indexOf('覃秀兰');
    expect([isFirst, page.has(messages.codeOf('陆志强'))]).toEqual([true, true]);
    expect([page.has(messages.slideOf(1, 2)), page.has('1/2')]).toEqual([true, true]);
  });

  it('is shown without a network once it was seen, to the same session only', async () => {
    await renderPage();
    network.set(false);
    api.disconnect();
    const page = await renderPage();
    expect([page.has(shortCode), page.has(messages.codeOf('覃秀兰'))]).toEqual([true, true]);
    await page.tap(messages.cancel);
    expect(page.has(messages.cancelOffline)).toBe(true);
    const other = await renderPage('another-member');
    expect(other.has(shortCode)).toBe(false);
  });

  it('is purged from the device with the logout', async () => {
    await renderPage();
    expect(JSON.stringify(storage.read(storedKey('expoTickets')))).toContain('4K7Q2M9T');
    user.setToken('');
    expect(storage.read(storedKey('expoTickets')) ?? null).toBeNull();
  });

  it('is cancelled after a confirmation only, and can be followed by another registration', async () => {
    const page = await renderPage();
    await page.tap(messages.cancel);
    await page.tap(messages.keep);
    expect(page.has(shortCode)).toBe(true);
    await page.tap(messages.cancel);
    expect(page.has(messages.cancelText('覃秀兰'))).toBe(true);
    await page.tap(messages.cancelConfirm);
    expect([page.has(messages.cancelledHint), page.has(shortCode)]).toEqual([true, false]);
    await page.tap(messages.registerAgain);
    expect(page.has(messages.submit(1))).toBe(true);
  });

  it('stays when it is too late to cancel it', async () => {
    api.on({
      'POST /api/front/expo/cancelTicket': () => {
        throw new FakeError('CONFLICT', { fields: { ticket: 'tooLate' } });
      }
    });
    const page = await renderPage();
    await page.tap(messages.cancel);
    await page.tap(messages.cancelConfirm);
    expect([page.has(messages.tooLate), page.has(shortCode)]).toEqual([true, true]);
  });

  it('is drawn as a picture with the code to type', async () => {
    const page = await renderPage();
    await page.tap(messages.save);
    await page.waitFor(messages.picture.label('覃秀兰'));
    expect(canvas.texts).toEqual(expect.arrayContaining([shortCode, '覃秀兰', '2026 香料产业博览会']));
  });

  it('keeps the screen on while its code is shown', async () => {
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

  it('is opened by the page for any unknown panel', async () => {
    const page = await renderPage('member', '&type=unknown');
    expect(page.has(shortCode)).toBe(true);
  });
});
