import { act } from 'react-dom/test-utils';
import photos from '@/components/upload/locale/zh-Hans';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildAccount } from '@/testing/buildAccount';
import { buildOwnSupply } from '@/testing/buildOwnSupply';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { FakeSupplies } from '@/testing/fakeSupplies';
import { type OpenedPage, openPage } from '@/testing/openPage';
import trade from '../../locale/zh-Hans';
import { supplyDraft } from '../../tradeDrafts';
import messages from './locale/zh-Hans';

const api = fakeApi();
const url = `/${routes['supply.create']}`;
let page: OpenedPage;
let supplies: FakeSupplies;

async function renderPage(query = '', token = 'member'): Promise<void> {
  user.setToken(token);
  page = await openPage(`${url}${query}`);
  await page.settle();
}

/** Opens a supply with all required fields filled in. */
async function renderComplete(changes: Parameters<typeof buildOwnSupply>[0] = {}): Promise<void> {
  supplies.own = buildOwnSupply(changes);
  await renderPage('?id=supply-1');
  await page.waitFor(trade.form.keepDraft);
}

async function renderNew(): Promise<void> {
  await renderPage();
  await page.waitFor(messages.photos);
}

const valueOf = (name: string) => page.root().querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;

async function blur(name: string): Promise<void> {
  const input = page.root().querySelector(`[name="${name}"]`);
  act(() => void input?.dispatchEvent(new CustomEvent('blur', { detail: {} })));
  await page.settle();
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  api.connect();
  supplies = new FakeSupplies(api);
});
afterEach(async () => {
  // Leaving the page saves a draft, which is cleared below.
  await openPage('/pages/market/index');
  act(() => {
    supplyDraft().clear();
    supplyDraft('supply-1').clear();
  });
  asGuest();
});

describe('fields of the supply form', () => {
  it('a typed number is formatted only on blur', async () => {
    await renderComplete();
    await page.type('fen', '33.');
    expect(valueOf('fen')).toBe('33.');
    await page.type('fen', '33.8');
    expect(valueOf('fen')).toBe('33.8');
    await blur('fen');
    expect(valueOf('fen')).toBe('33.80');
    await page.type('fen', '33,8a');
    await blur('fen');
    expect([valueOf('fen'), page.has(trade.problems.pattern)]).toEqual(['33,8a', true]);
  });

  it('shows the market price and how the entered price compares with it', async () => {
    await renderComplete();
    await page.settle();
    expect(page.text()).toContain('33.50–35.50');
    // Includes nine per cent tax.
    await page.type('fen', '36.80');
    expect(page.text()).toContain(messages.within);
    await page.type('fen', '30');
    expect(page.text()).toContain(messages.below('17.85%'));
    await page.type('fen', '42.50');
    expect(page.text()).toContain(messages.above('9.83%'));
    await page.type('fen', '17.50');
    expect(page.text()).toContain(messages.slip);
  });

  it('generates a title until the user enters one', async () => {
    await renderNew();
    await page.tap('品种与规格 选择品种、等级和形态');
    await page.waitFor('八角');
    await page.tap('八角');
    await page.tap('大红');
    expect(valueOf('title')).toBe('八角 大红');
    await page.tap(messages.abroad);
    await page.tap(`${messages.country} ${trade.form.choose}`);
    await page.waitFor('越南');
    await page.tap('越南');
    expect(valueOf('title')).toBe('越南八角 大红');
    await page.type('title', '越南秋果');
    await page.tap(messages.domestic);
    expect(valueOf('title')).toBe('越南秋果');
  });

  it('requires the pack weight and converts the stock by it', async () => {
    await renderComplete({ fields: { unit: 'pack', gramsPerPack: 25_000 } });
    expect([valueOf('gramsPerPack'), valueOf('stockGrams')]).toEqual(['25', '200']);
    for (const typed of ['2', '', '3', '30', '20']) await page.type('gramsPerPack', typed);
    expect(valueOf('stockGrams')).toBe('200');
    await page.tap(messages.submit);
    await page.waitFor(messages.result.states.pending[0]);
    expect(supplies.sent[0]?.fields).toMatchObject({ unit: 'pack', gramsPerPack: 20_000, stockGrams: 4_000_000 });
  });

  it('the preview shows the supply as buyers will see it', async () => {
    await renderComplete({ fields: { documents: [{ name: '检测报告.pdf', url: '/uploads/a.pdf', type: 'pdf' }] } });
    await page.tap(messages.preview);
    await page.waitFor(messages.previewTitle);
    expect(page.text()).toContain('138****8000');
    expect(page.text()).toContain('检测报告.pdf');
  });

  it.each([
    ['member', 'verified', '仅认证用户'],
    ['verified', 'exchanged', '交换名片后']
  ] as const)(
    'warns that a phone shown to %s is limited to %s by the account settings',
    async (showPhone, phoneVisibility, level) => {
      api.on({ 'GET /api/member/account/state': buildAccount({ phoneVisibility }) });
      await renderComplete({ fields: { showPhone } });
      await page.tap(messages.contact);
      await page.waitFor(messages.phoneLimit(level));
      await page.tap(messages.showPhones.exchanged);
      expect(page.has(messages.phoneLimit(level))).toBe(false);
    }
  );

  it('shows no warning when the account settings are not stricter or cannot be loaded', async () => {
    api.on({ 'GET /api/member/account/state': buildAccount({ phoneVisibility: 'everyone' }) });
    await renderComplete({ fields: { showPhone: 'member' } });
    await page.tap(messages.contact);
    expect(page.has(messages.toSettings)).toBe(false);
    api.on({
      'GET /api/member/account/state': () => {
        throw new FakeError('INTERNAL');
      }
    });
    await renderComplete({ fields: { showPhone: 'member' } });
    expect(page.has(messages.toSettings)).toBe(false);
  });

  it('shows which saved photos are also used by another supplier', async () => {
    await renderComplete({ sharedPhotos: [buildOwnSupply().fields.photos[0] ?? ''] });
    expect(page.has(photos.shared(1))).toBe(true);
  });
});
