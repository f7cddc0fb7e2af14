import type { ScannedSubject } from '@contract/scanCode';
import type { SceneTarget } from '@contract/shareCode';
import type { RouteParams } from '@/routes';
import { buildApiError } from '@/testing/buildApiError';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { parsePlainLink, type PlainLink } from './parsePlainLink';
import { VcardShareMiddlePageStore } from './VcardShareMiddlePage.store';

type Query = Partial<RouteParams['vcard.shareMiddlePage']>;

/** A card that is there at once. */
const newCard = () => ({ load: () => Promise.resolve() });
const unused = () => Promise.reject(new Error('not called'));
const target = (changes: Partial<SceneTarget>): SceneTarget => ({
  route: 'vcard.shareMiddlePage',
  params: { id: 'card-1' },
  inviteCode: null,
  source: 'code',
  ...changes
});

function setup(query: Query, { code, scene }: { code?: ScannedSubject | Error; scene?: SceneTarget | Error }) {
  const opened: PlainLink[] = [];
  const answer = <T>(value: T | Error = new Error('not called')) =>
    value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
  const store = new VcardShareMiddlePageStore(query, {
    resolveScanCode: () => answer(code),
    resolveScene: () => answer(scene),
    openTarget: (page) => {
      opened.push(page);
      return Promise.resolve();
    },
    parseLink: (address) => parsePlainLink(address, 'https://xiangshi.example.com/h5/'),
    newCard
  });
  return { store, opened };
}

beforeEach(() => new TestSession());

testLateAnswers<ScannedSubject>('a scanned code', {
  setup: (resolveScanCode) => {
    const store = new VcardShareMiddlePageStore(
      { code: '23456789ABCDEFGHJKLM' },
      { resolveScanCode, resolveScene: unused, openTarget: unused, parseLink: () => undefined, newCard }
    );
    return { load: store.load, shown: () => store.card?.id };
  },
  older: { kind: 'card', id: 'older' },
  newer: { kind: 'card', id: 'newer' },
  view: ({ id }) => id
});

describe('VcardShareMiddlePageStore', () => {
  const expired = buildApiError('CONFLICT', { fields: { code: 'expired' } });

  it.each([
    ['a link without a card', {}, {}, 'missing'],
    ['an unknown code', { code: 'X' }, { code: buildApiError('NOT_FOUND') }, 'missing'],
    ['a code that is none', { code: 'x'.repeat(80) }, { code: buildApiError('VALIDATION') }, 'missing'],
    ['a replaced code', { code: 'X' }, { code: expired }, 'expired'],
    ['a ticket', { code: 'X' }, { code: { kind: 'ticket', id: 't1' } as const }, 'otherKind'],
    ['an unknown scene', { scene: 'zz' }, { scene: buildApiError('NOT_FOUND') }, 'missing'],
    ['a scene of a replaced code', { scene: 'cc.X' }, { scene: expired }, 'expired']
  ])('%s shows nothing but the reason', async (_, query, answers, obstacle) => {
    const { store } = setup(query, answers);
    await store.load();
    expect([store.obstacle, store.status, store.card]).toEqual([obstacle, 'empty', null]);
  });

  it.each(['OFFLINE', 'RATE_LIMITED', 'INTERNAL'] as const)('%s can be tried again', async (code) => {
    const { store } = setup({ code: 'X' }, { code: buildApiError(code) });
    await store.load();
    expect([store.obstacle, store.status]).toEqual([null, 'error']);
  });

  it.each<[string, Query, Parameters<typeof setup>[1], string]>([
    ['a link', { id: 'card-1' }, {}, 'link'],
    ['a share', { id: 'card-1', type: 'share' }, {}, 'share'],
    ['a scanned code', { code: 'X' }, { code: { kind: 'card', id: 'card-1' } }, 'code'],
    ['the scene of a card code', { scene: 'cc.X' }, { scene: target({}) }, 'code'],
    ['the scene of a poster', { scene: 'cp.X' }, { scene: target({ source: 'poster' }) }, 'code'],
    ['the scene of a share', { scene: 'cs.X' }, { scene: target({ source: 'share' }) }, 'share'],
    ['the scene of an expo', { scene: 'ce.X' }, { scene: target({ source: 'expo' }) }, 'expo'],
    ['a scene of an earlier version', { scene: 'X' }, { scene: target({ source: null }) }, 'code']
  ])('%s leads to the card', async (_, query, answers, source) => {
    const { store, opened } = setup(query, answers);
    await store.load();
    expect(store.card).toMatchObject({ id: 'card-1', source });
    expect(opened).toEqual([]);
  });

  it('a scene of another page opens it, and shows nothing meanwhile', async () => {
    const page = target({ route: 'market.info', params: { lineId: 'star-anise.dahong.yulin' } });
    const { store, opened } = setup({ scene: 'pp.X' }, { scene: page });
    await store.load();
    expect(opened).toEqual([page]);
    expect([store.status, store.card]).toEqual(['loading', null]);
  });
});

describe('a printed code of the H5 site', () => {
  const site = 'https://xiangshi.example.com/h5/';

  it('leads to its card', async () => {
    const { store } = setup({ q: `${site}pages/vcard/VcardShareMiddlePage?id=card-1&type=share` }, {});
    await store.load();
    expect(store.card).toMatchObject({ id: 'card-1', source: 'share' });
  });

  it('opens another page of the site', async () => {
    const { store, opened } = setup({ q: `${site}pagesMarket/marketInfo/index?lineId=a.b` }, {});
    await store.load();
    expect(opened).toEqual([{ route: 'market.info', params: { lineId: 'a.b' } }]);
  });

  it('leads nowhere for another site', async () => {
    const { store } = setup({ q: 'https://evil.example.com/h5/pages/index/index' }, {});
    await store.load();
    expect(store.obstacle).toBe('missing');
  });
});
