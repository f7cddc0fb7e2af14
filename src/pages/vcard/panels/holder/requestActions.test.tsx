import type { ExchangeItem } from '@contract/exchange';
import { routes } from '@/routes';
import { buildHolderSummary } from '@/testing/buildHolder';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi } from '@/testing/fakeApi';
import { answerHolder, confirmDialog, openHolder, refuse } from '@/testing/openHolder';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
const inputsOf = (name: string) => api.calls.filter((call) => call.name.endsWith(name)).map(({ input }) => input);
const request: ExchangeItem = {
  id: 'x1',
  status: 'requested',
  otherName: '和志山',
  otherCompany: '怒江草果',
  otherPosition: '经理',
  otherCardId: 'c9',
  avatarUrl: null,
  message: '长期供货',
  about: { kind: 'supply', id: 's1', title: '怒江草果选货' },
  requestedAtMs: 0
};

beforeEach(() => answerHolder(api));
afterEach(() => overlays.close());

describe('requests in the card holder', () => {
  beforeEach(() => {
    api.on({
      'POST /api/front/exchange/list': ({ box }) => ({ items: box === 'incoming' ? [request] : [], nextCursor: null }),
      'POST /api/vcard/holder/summary': buildHolderSummary({ requests: 3 })
    });
  });

  it('a request that was answered elsewhere is loaded again', async () => {
    const page = await openHolder();
    api.on({ 'POST /api/front/exchange/answer': refuse('CONFLICT', { status: 'accepted' }) });
    const { length } = inputsOf('exchange/list');
    await page.tap(messages.requests.ignore);
    expect(page.has(messages.requests.changed)).toBe(true);
    expect(inputsOf('exchange/list')).toHaveLength(length + 1);
  });

  it('the first one is above the list, and is ignored with one tap', async () => {
    const page = await openHolder();
    expect(page.has(messages.requests.aboutSupply('怒江草果选货'))).toBe(true);
    expect(page.has(messages.requests.more(2))).toBe(true);
    api.on({
      'POST /api/front/exchange/answer': () => {
        api.on({ 'POST /api/front/exchange/list': { items: [], nextCursor: null } });
        return {} as never;
      }
    });
    await page.tap(messages.requests.ignore);
    expect(inputsOf('exchange/answer')).toEqual([{ id: 'x1', answer: 'ignore' }]);
    expect(page.has('长期供货') || page.has(messages.requests.aboutSupply('怒江草果选货'))).toBe(false);
  });

  it('one that was ignored by mistake waits again after an undo', async () => {
    const page = await openHolder();
    let items: ExchangeItem[] = [request];
    api.on({
      'POST /api/front/exchange/list': () => ({ items, nextCursor: null }),
      'POST /api/front/exchange/answer': ({ answer }) => {
        items = answer === 'unignore' ? [request] : [];
        return {} as never;
      }
    });
    await page.tap(messages.requests.ignore);
    await page.waitFor(messages.requests.ignoredOf('和志山'));
    await page.tap(messages.undo);
    expect(inputsOf('exchange/answer')).toEqual([
      { id: 'x1', answer: 'ignore' },
      { id: 'x1', answer: 'unignore' }
    ]);
    expect(page.has(messages.requests.aboutSupply('怒江草果选货'))).toBe(true);
  });

  it('an exchange goes on where the user chooses what to show', async () => {
    const page = await openHolder();
    const url = await captureNavigation(() => page.tap(messages.requests.exchange));
    expect(url).toBe(`/${routes['supply.exchangeLink']}?exchange=x1`);
  });

  it('a block is asked for, and can be undone', async () => {
    const page = await openHolder();
    await page.tap(messages.tabs.requests);
    expect(page.has('长期供货')).toBe(true);
    api.on({ 'POST /api/front/exchange/answer': {} as never });
    await page.tap(messages.requests.moreActions('和志山'));
    await page.tap(messages.requests.block);
    await page.waitFor(messages.requests.blockTitle('和志山'));
    await confirmDialog(page, messages.requests.block);
    await page.waitFor(messages.requests.blocked('和志山'));
    await page.tap(messages.requests.unblock);
    expect(inputsOf('exchange/answer')).toEqual([
      { id: 'x1', answer: 'block' },
      { id: 'x1', answer: 'unblock' }
    ]);
  });

  it('sent and blocked ones have boxes of their own', async () => {
    const page = await openHolder();
    await page.tap(messages.tabs.requests);
    await page.tap(messages.requests.boxes.blocked);
    expect(page.has(messages.requests.empty.blocked[0] ?? '')).toBe(true);
    expect(inputsOf('exchange/list').at(-1)).toEqual({ box: 'blocked' });
  });
});
