import type { CallInput } from '@contract';
import type { ExpoUserInfo } from '@contract/expoTicket';
import countries from '@/components/country/locale/zh-Hans';
import smsCode from '@/components/smsCode/locale/zh-Hans';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildExpoTicket, buildExpoUserInfo } from '@/testing/buildExpoTicket';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
const sent: CallInput<'POST /api/front/spiceExpo/ticketApplication'>[] = [];
let info: ExpoUserInfo | null;
let visits = 0;

async function renderPage(token = 'member'): Promise<OpenedPage> {
  user.setToken(token);
  visits += 1;
  const page = await openPage(`/${routes['exhibit.register']}?visit=${visits}`);
  await page.settle();
  return page;
}

/** Chooses what is never prefilled. */
async function complete(page: OpenedPage): Promise<void> {
  await page.tap(messages.visitorTypes.buyer);
  await page.tap(messages.agree);
}

const refuse = (fields: Record<string, string>, error: 'CONFLICT' | 'VALIDATION' = 'CONFLICT') =>
  api.on({
    'POST /api/front/spiceExpo/ticketApplication': () => {
      throw new FakeError(error, { fields });
    }
  });

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  network.set(true);
  api.connect();
  api.calls.length = 0;
  sent.length = 0;
  info = buildExpoUserInfo();
  api.on({
    // A draft that a test leaves belongs to its own user.
    'GET /api/member/user/current': () => buildPerson({ id: `member-${visits}` }),
    'GET /api/front/market/varieties': [{ id: 'star-anise', name: '八角', initials: ['bj'], grades: [] }],
    'POST /api/front/spiceExpo/getExpoUserInfo': () => info,
    'POST /api/front/spiceExpo/ticketApplication': (body) => {
      sent.push(body);
      return { tickets: [buildExpoTicket()], serverNowMs: Date.now() };
    },
    'POST /api/member/user/sendMsgCode': { expiresInSec: 300, resendAfterSec: 60, canVoice: false, demoCode: '123456' }
  });
});
afterEach(async () => {
  overlays.close();
  // Leaves the form while its user is logged in.
  await openPage(`/${routes.mine}`);
});

describe('registration for an expo', () => {
  it('asks a visitor to log in', async () => {
    const page = await renderPage('');
    expect(page.has(messages.loggedOut)).toBe(true);
    expect(api.calls.some(({ name }) => name.includes('getExpoUserInfo'))).toBe(false);
  });

  it.each([
    ['no expo', null, messages.noExpo],
    ['a registration that opens later', buildExpoUserInfo({}, { state: 'notOpen' }), messages.notOpen],
    ['a closed registration', buildExpoUserInfo({}, { state: 'closed' }), messages.closed],
    ['an expo without a ticket left', buildExpoUserInfo({}, { state: 'full' }), messages.full]
  ])('shows no form for %s', async (_, answer, title) => {
    info = answer;
    const page = await renderPage();
    expect([page.has(title), page.has(messages.submit(1))]).toEqual([true, false]);
  });

  it('offers a retry when the server fails', async () => {
    let isFailing = true;
    api.on({
      'POST /api/front/spiceExpo/getExpoUserInfo': () => {
        if (isFailing) throw new FakeError('INTERNAL');
        return info;
      }
    });
    const page = await renderPage();
    isFailing = false;
    await page.tap('重试');
    await page.settle();
    expect(page.has(messages.submit(1))).toBe(true);
  });

  it('begins with what is known, with all days, and without the consent', async () => {
    const page = await renderPage();
    expect(['name', 'mobile', 'company', 'position'].map((field) => page.field(field).value)).toEqual([
      '覃秀兰',
      '138 0013 8000',
      '桂南香叶供应链',
      '销售经理'
    ]);
    expect(page.find(messages.agree).getAttribute('aria-checked')).toBe('false');
    await page.tap(messages.visitorTypes.buyer);
    await page.tap(messages.submit(1));
    expect(page.has(messages.agreeFirst)).toBe(true);
    expect(sent).toEqual([]);
  });

  it('shows every missing field, and sends nothing', async () => {
    info = buildExpoUserInfo({ prefill: null });
    const page = await renderPage();
    await page.tap(messages.agree);
    await page.tap(messages.submit(1));
    const { required } = messages.problems;
    for (const text of [required.name, required.mobile, required.company, required.visitorType, required.region]) {
      expect(page.has(text)).toBe(true);
    }
    expect(sent).toEqual([]);
  });

  it('sends the country of a visitor from abroad in place of a region, and asks for it first', async () => {
    const page = await renderPage();
    await complete(page);
    await page.tap(messages.residences.abroad);
    await page.tap(messages.submit(1));
    expect(page.has(messages.problems.required.country)).toBe(true);
    expect(sent).toEqual([]);
    await page.tap(messages.countryPlaceholder);
    await page.tap(countries.VN);
    expect(page.has(messages.problems.required.country)).toBe(false);
    await page.tap(messages.submit(1));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ regionCode: null, countryCode: 'VN' });
  });

  it('keeps the region of a visitor who looked at the countries', async () => {
    const page = await renderPage();
    await complete(page);
    await page.tap(messages.residences.abroad);
    await page.tap(messages.residences.china);
    await page.tap(messages.submit(1));
    expect(sent[0]).toMatchObject({ regionCode: buildExpoUserInfo().prefill?.region?.code, countryCode: null });
  });

  it('sends the registration once on a double tap, and shows the ticket', async () => {
    const page = await renderPage();
    await complete(page);
    const button = page.find(messages.submit(1));
    button.click();
    await page.tap(messages.submit(1));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ expoId: 'expo-1', visitorType: 'buyer', varietyIds: ['star-anise'], agrees: true });
    expect(sent[0]).not.toHaveProperty('code');
    expect(page.has('4K7Q 2M9T')).toBe(true);
  });

  it('keeps the request id for another attempt after an unknown outcome', async () => {
    const ids: string[] = [];
    api.on({
      'POST /api/front/spiceExpo/ticketApplication': ({ requestId }) => {
        ids.push(requestId);
        if (ids.length === 1) throw new FakeError('INTERNAL');
        return { tickets: [buildExpoTicket()], serverNowMs: 1 };
      }
    });
    const page = await renderPage();
    await complete(page);
    await page.tap(messages.submit(1));
    await page.tap(messages.submit(1));
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(page.has('4K7Q 2M9T')).toBe(true);
  });

  it('keeps the input without a network, and offers another attempt', async () => {
    const page = await renderPage();
    await complete(page);
    api.disconnect();
    await page.tap(messages.submit(1));
    expect(page.has('没发出去，内容都在')).toBe(true);
    api.connect();
    await page.tap('重试');
    expect([sent.length, page.has('4K7Q 2M9T')]).toEqual([1, true]);
  });

  it('asks for a code when the number is not that of the account, and shows a wrong one', async () => {
    api.on({
      'POST /api/front/spiceExpo/ticketApplication': (body) => {
        sent.push(body);
        if (sent.length === 1) throw new FakeError('SMS_CODE_WRONG', { attemptsLeft: 4 });
        return { tickets: [buildExpoTicket()], serverNowMs: 1 };
      }
    });
    const page = await renderPage();
    await complete(page);
    await page.type('mobile', '13900139000');
    await page.tap(messages.submit(1));
    expect(page.has(messages.problems.required.code)).toBe(true);
    await page.tap(smsCode.getCode);
    await page.tap(smsCode.fillIn);
    await page.tap(messages.submit(1));
    expect(sent[0]).toMatchObject({ mobile: '13900139000', code: '123456' });
    expect(page.has(smsCode.wrongCode(4))).toBe(true);
    await page.tap(smsCode.fillIn);
    await page.tap(messages.submit(1));
    expect(page.has('4K7Q 2M9T')).toBe(true);
  });

  it('registers companions, and refuses the same number twice', async () => {
    const page = await renderPage();
    await complete(page);
    await page.tap(messages.addCompanion);
    await page.type('companions.0.name', '陆志强');
    await page.type('companions.0.mobile', '13800138000');
    await page.tap(messages.submit(2));
    expect(page.has(messages.problems.same)).toBe(true);
    await page.type('companions.0.mobile', '13700137000');
    await page.tap(messages.submit(2));
    expect(sent[0]?.companions).toEqual([{ name: '陆志强', mobile: '13700137000' }]);
  });

  it('shows a number that has a ticket beside its field', async () => {
    refuse({ 'companions.0.mobile': 'registered' });
    const page = await renderPage();
    await complete(page);
    await page.tap(messages.addCompanion);
    await page.type('companions.0.name', '陆志强');
    await page.type('companions.0.mobile', '13700137000');
    await page.tap(messages.submit(2));
    expect(page.has(messages.problems.registered)).toBe(true);
    await page.tap(messages.removeCompanion(1));
    expect(page.has(messages.problems.registered)).toBe(false);
  });

  it('shows the ticket of a member who is registered already', async () => {
    refuse({ mobile: 'registered' });
    const page = await renderPage();
    await complete(page);
    info = buildExpoUserInfo({ tickets: [buildExpoTicket()] });
    await page.tap(messages.submit(1));
    expect(page.has('4K7Q 2M9T')).toBe(true);
  });

  it('shows that the registration has closed meanwhile', async () => {
    refuse({ registration: 'closed' });
    const page = await renderPage();
    await complete(page);
    info = buildExpoUserInfo({}, { state: 'closed' });
    await page.tap(messages.submit(1));
    expect(page.has(messages.closed)).toBe(true);
  });

  it('says how many tickets are left when there are fewer than people', async () => {
    refuse({ registration: 'full' });
    const page = await renderPage();
    await complete(page);
    info = buildExpoUserInfo({}, { ticketsLeft: 1 });
    await page.tap(messages.submit(1));
    expect(page.has(messages.problems.full(1))).toBe(true);
  });

  it('says that an operator reviews a visitor of the press', async () => {
    api.on({
      'POST /api/front/spiceExpo/ticketApplication': {
        tickets: [buildExpoTicket({ status: 'pending', type: 'media', code: null })],
        serverNowMs: 1
      }
    });
    const page = await renderPage();
    await page.tap(messages.visitorTypes.media);
    expect(page.has(messages.reviewed)).toBe(true);
    await page.tap(messages.agree);
    await page.tap(messages.submit(1));
    expect([page.has(messages.submitted), page.has(messages.pendingHint)]).toEqual([true, true]);
  });

  it('keeps a draft against leaving by accident', async () => {
    api.on({ 'GET /api/member/user/current': buildPerson({ id: 'drafter' }) });
    const page = await renderPage();
    await page.type('position', '采购总监');
    await page.tap('返回');
    expect(page.has(messages.leaveText)).toBe(true);
    await page.tap(messages.leave);
    await openPage(`/${routes.mine}`);
    const again = await renderPage();
    await again.tap(messages.restore);
    expect(again.field('position').value).toBe('采购总监');
  });
});
