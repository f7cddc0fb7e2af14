import Taro from '@tarojs/taro';
import { act } from 'react-dom/test-utils';
import type { CallInput } from '@contract';
import type { OwnSupply } from '@contract/supply';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildLine, buildOverview } from '@/testing/buildMarket';
import { buildOwnSupply } from '@/testing/buildOwnSupply';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import { becomeVisitor } from '@/testing/visitor';
import trade from '../../locale/zh-Hans';
import words from './locale/zh-Hans';
import { supplyDraft } from './supplyDrafts';

type Body = CallInput<'POST /api/front/supply/submit'>;

const api = fakeApi();
const url = `/${routes['supply.create']}`;
let page: OpenedPage;
let own: OwnSupply;
let kept: Body[];
let sent: Body[];

async function open(query = '', token = 'member'): Promise<void> {
  user.setToken(token);
  page = await openPage(`${url}${query}`);
  await page.settle();
}

/** A supply that could be published as it stands. */
async function openWhole(changes: Parameters<typeof buildOwnSupply>[0] = {}): Promise<void> {
  own = buildOwnSupply(changes);
  await open('?id=supply-1');
  await page.waitFor(trade.form.keepDraft);
}

async function openNew(): Promise<void> {
  await open();
  await page.waitFor(words.photos);
}

async function leave(name: string): Promise<void> {
  const input = page.root().querySelector(`[name="${name}"]`);
  act(() => void input?.dispatchEvent(new CustomEvent('blur', { detail: {} })));
  await page.settle();
}

const valueOf = (name: string) => page.root().querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
const called = (name: string) => api.calls.filter((call) => call.name.endsWith(name));

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  [kept, sent] = [[], []];
  own = buildOwnSupply();
  api.connect();
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/market/overview': buildOverview(),
    'GET /api/front/market/lines': { items: [buildLine()], nextCursor: null },
    'GET /api/front/market/varieties': [
      {
        id: 'star-anise',
        name: '八角',
        initials: ['bj'],
        grades: [{ id: 'star-anise.dahong', name: '大红' }]
      }
    ],
    'POST /api/front/supply/ownContact': { name: '覃秀兰', mobile: '13800138000' },
    'POST /api/front/supply/own': () => own,
    'POST /api/front/supply/saveDraft': (body) => {
      kept.push(body);
      return { ...own, id: body.id ?? 'supply-9', fields: body.fields };
    },
    'POST /api/front/supply/submit': (body) => {
      sent.push(body);
      own = { ...own, id: body.id ?? 'supply-9', status: 'pending', fields: body.fields };
      return own;
    }
  });
});
afterEach(async () => {
  // What is written is kept when its page goes.
  await openPage('/pages/market/index');
  act(() => {
    supplyDraft().forget();
    supplyDraft('supply-1').forget();
  });
  becomeVisitor();
});

describe('the form of a supply', () => {
  it('asks a visitor to log in', async () => {
    await open('', '');
    await page.waitFor(trade.form.loggedOut);
    expect(page.has(words.photos)).toBe(false);
  });

  it('of somebody else says so and shows nothing of it', async () => {
    api.on({
      'POST /api/front/supply/own': () => {
        throw new FakeError('FORBIDDEN');
      }
    });
    await open('?id=supply-1');
    await page.waitFor(words.blocked.foreign.title);
    expect(page.has(trade.form.keepDraft)).toBe(false);
  });

  it('that did not load can be loaded again', async () => {
    api.disconnect();
    await open('?id=supply-1');
    await page.waitFor('重试');
    api.connect();
    await page.tap('重试');
    await page.waitFor(trade.form.keepDraft);
    expect(valueOf('title')).toBe('玉林八角 大红 新货');
  });

  it.each(['closed', 'takedown'] as const)('is not there for one that is %s', async (status) => {
    own = buildOwnSupply({ status });
    await open('?id=supply-1');
    await page.waitFor(words.blocked[status].title);
    expect(page.has(trade.form.keepDraft)).toBe(false);
  });

  it('of one that waits for its review is there once it was taken back', async () => {
    own = buildOwnSupply({ status: 'pending' });
    api.on({
      'POST /api/front/supply/act': () => {
        own = buildOwnSupply({ status: 'draft' });
        return own;
      }
    });
    await open('?id=supply-1');
    await page.waitFor(words.blocked.pending.title);
    await page.tap(words.blocked.pending.action);
    await page.waitFor(trade.form.keepDraft);
    expect(called('supply/act').map(({ input }) => input)).toEqual([{ id: 'supply-1', do: { action: 'withdraw' } }]);
  });

  it('leads to the first field that is missing and sends nothing', async () => {
    const scroll = jest.spyOn(Taro, 'pageScrollTo').mockResolvedValue({ errMsg: 'ok' });
    await openNew();
    await page.tap(trade.form.missing(11));
    await page.waitFor(words.problems['photos.required'] ?? '');
    expect(scroll.mock.calls[0]?.[0].selector).toBe('#field-photos');
    expect([kept, sent]).toEqual([[], []]);
  });

  it('keeps what was written when the network goes, and sends the same supply after', async () => {
    await openWhole();
    await page.type('title', '玉林八角 大红 秋果');
    api.disconnect();
    await page.tap(words.submit);
    await page.settle();
    expect(valueOf('title')).toBe('玉林八角 大红 秋果');
    api.connect();
    await page.tap(words.submit);
    await page.waitFor(words.result.pending);
    expect(sent.map(({ id, fields }) => [id, fields.title])).toEqual([['supply-1', '玉林八角 大红 秋果']]);
  });

  it('says which words the server does not take', async () => {
    api.on({
      'POST /api/front/supply/submit': () => {
        throw new FakeError('VALIDATION', { fields: { description: 'contact' } });
      }
    });
    await openWhole({ fields: { description: '加我微信' } });
    await page.tap(words.submit);
    await page.waitFor(trade.problems.contact);
  });

  it.each([
    ['verify', new FakeError('FORBIDDEN', { needs: 'verify' })],
    ['company', new FakeError('FORBIDDEN', { needs: 'company' })],
    ['most', new FakeError('CONFLICT', { fields: { limit: 'tooMany' } })],
    ['drafts', new FakeError('CONFLICT', { fields: { drafts: 'tooMany' } })]
  ] as const)('says what would allow more when it is one too many (%s)', async (limit, error) => {
    api.on({
      'POST /api/front/supply/submit': () => {
        throw error;
      }
    });
    await openWhole();
    await page.tap(words.submit);
    await page.waitFor(words.limits[limit].title);
    await page.tap('取消');
    expect(valueOf('title')).toBe('玉林八角 大红 新货');
  });

  it('makes one supply of two taps', async () => {
    await openWhole();
    const button = page.find(words.submit);
    act(() => {
      button.click();
      button.click();
    });
    await page.waitFor(words.result.pending);
    expect(sent).toHaveLength(1);
    expect([settings.ownSupplyNeedsRefresh, settings.transactionNeedsRefresh]).toEqual([true, true]);
    expect(sent[0]?.requestId).toMatch(/^[0-9a-f]{32}$/);
    await page.tap(words.result.another);
    await page.waitFor(words.photos);
    expect(valueOf('title')).toBe('');
  });

  it('says of one in public that the old version stays until the new one is let through', async () => {
    await openWhole({ status: 'published' });
    expect(page.has(words.inPublic)).toBe(true);
    await page.type('fen', '34');
    await page.tap(words.submitAgain);
    await page.waitFor(words.result.pending);
    expect(sent[0]?.fields.fen).toBe(3400);
  });

  it('says why it was refused the last time', async () => {
    await openWhole({ status: 'rejected', review: { reason: '照片不是实拍', atMs: 1 } });
    expect(page.has(trade.form.lastTime('照片不是实拍'))).toBe(true);
  });

  it('leaves a number as it is typed until its field is left', async () => {
    await openWhole();
    await page.type('fen', '33.');
    expect(valueOf('fen')).toBe('33.');
    await page.type('fen', '33.8');
    expect(valueOf('fen')).toBe('33.8');
    await leave('fen');
    expect(valueOf('fen')).toBe('33.80');
    await page.type('fen', '33,8a');
    await leave('fen');
    expect([valueOf('fen'), page.has(trade.problems.pattern)]).toEqual(['33,8a', true]);
  });

  it('shows what the market pays, and where the price stands against it', async () => {
    await openWhole();
    await page.settle();
    expect(page.text()).toContain('33.50–35.50');
    expect(page.text()).toContain(words.within);
    await page.type('fen', '30');
    expect(page.text()).toContain(words.below('10.45%'));
    await page.type('fen', '39.05');
    expect(page.text()).toContain(words.above('10.00%'));
  });

  it('proposes a title until one is typed', async () => {
    await openNew();
    await page.tap('品种与规格 选择品种、等级和形态');
    await page.waitFor('八角');
    await page.tap('八角');
    await page.tap('大红');
    expect(valueOf('title')).toBe('八角 大红');
    await page.tap(words.abroad);
    await page.tap(`${words.country} ${trade.form.choose}`);
    await page.waitFor('越南');
    await page.tap('越南');
    expect(valueOf('title')).toBe('越南八角 大红');
    await page.type('title', '越南秋果');
    await page.tap(words.domestic);
    expect(valueOf('title')).toBe('越南秋果');
  });

  it('asks for the weight of a pack, and counts by it', async () => {
    await openWhole({ fields: { unit: 'pack', gramsPerPack: 25_000 } });
    expect([valueOf('gramsPerPack'), valueOf('stockGrams')]).toEqual(['25', '200']);
    await page.type('gramsPerPack', '20');
    expect(valueOf('stockGrams')).toBe('200');
    await page.tap(words.submit);
    await page.waitFor(words.result.pending);
    expect(sent[0]?.fields).toMatchObject({ unit: 'pack', gramsPerPack: 20_000, stockGrams: 4_000_000 });
  });

  it('is kept on the server as it is, and the same one again', async () => {
    await openNew();
    await page.type('contactName', '韦明远');
    await page.tap(trade.form.keepDraft);
    await page.type('contactName', '陆志强');
    await page.tap(trade.form.keepDraft);
    expect(kept.map(({ id, fields }) => [id, fields.contactName])).toEqual([
      [null, '韦明远'],
      ['supply-9', '陆志强']
    ]);
  });

  it('goes on with what was left on the device, or begins anew', async () => {
    await openNew();
    await page.type('contactName', '韦明远');
    await page.type('fen', '33.8');
    await openPage('/pages/market/index');
    await open();
    await page.waitFor(trade.form.restoreTitle);
    await page.tap(trade.form.restore);
    await page.waitFor(words.photos);
    expect([valueOf('contactName'), valueOf('fen')]).toEqual(['韦明远', '33.80']);
    await openPage('/pages/market/index');
    await open();
    await page.waitFor(trade.form.restoreTitle);
    await page.tap(trade.form.startAnew);
    await page.waitFor(words.photos);
    expect([valueOf('contactName'), valueOf('fen')]).toEqual(['覃秀兰', '']);
    expect(page.text()).not.toMatch(/草稿 \d\d:\d\d 已存/);
    await page.type('contactName', '陆志强');
    await openPage('/pages/market/index');
    expect(supplyDraft().of('u1')?.values.contactName).toBe('陆志强');
  });

  it('shows itself as a buyer will see it', async () => {
    await openWhole({ fields: { documents: [{ name: '检测报告.pdf', url: '/uploads/a.pdf', type: 'pdf' }] } });
    await page.tap(words.preview);
    await page.waitFor(words.previewTitle);
    expect(page.text()).toContain('138****8000');
    expect(page.text()).toContain('检测报告.pdf');
  });
});
