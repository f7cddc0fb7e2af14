import type { OwnCards } from '@contract/card';
import type { ScanCode } from '@contract/scanCode';
import { ApiError } from '@/lib/ApiError';
import { siteUrl } from '@/platform/siteUrl';
import { buildCard, buildOwnCards } from '@/testing/buildCard';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import type { CardCode } from './cardCode';
import { type CardCodeApi, CardCodeStore, codePath } from './CardCode.store';
import type { CardCodeCache } from './cardCodeCache';

function fakeCache() {
  const codes = new Map<string, CardCode>();
  const cache: CardCodeCache = {
    find: (id = 'card-1') => codes.get(id),
    save: (code) => void codes.set(code.cardId, code),
    remove: (id = 'card-1') => void codes.delete(id)
  };
  return { cache, codes };
}

function build(changes: Partial<CardCodeApi> = {}, own: OwnCards = buildOwnCards(buildCard())) {
  const { cache, codes } = fakeCache();
  let issued = 0;
  const issue = () => {
    issued += 1;
    return Promise.resolve({ code: `CODE${issued}`, shortCode: `SHORT${issued}`, createdAtMs: issued });
  };
  const api: CardCodeApi = {
    getOwnCards: () => Promise.resolve(own),
    getCardCode: issue,
    renewCardCode: issue,
    getShareCodeImage: () => Promise.resolve(null),
    loadQrPicture: () => Promise.resolve(''),
    ...changes
  };
  return { api, cache, codes, storeOf: (id?: string) => new CardCodeStore(api, cache, id, () => 1000) };
}

beforeEach(() => {
  new TestSession().currentToken = 'a';
  jest.spyOn(console, 'warn').mockImplementation();
});

testLateAnswers<OwnCards>('the code of a card', {
  setup: (getOwnCards) => {
    const getCardCode = (id: string) => Promise.resolve({ code: id, shortCode: '', createdAtMs: 1 });
    const noCache = { find: () => undefined, save: () => undefined, remove: () => undefined };
    const store = new CardCodeStore(build({ getOwnCards, getCardCode }).api, noCache, undefined);
    return { load: () => store.load(), shown: () => store.code?.code };
  },
  older: buildOwnCards(buildCard({ id: 'older' })),
  newer: buildOwnCards(buildCard({ id: 'newer' })),
  view: ({ cards: [card] }) => card?.id
});

testLateAction<ScanCode>('replacing the code of a card', {
  setup: async (renewCardCode) => {
    const saved: string[] = [];
    const save = ({ code }: CardCode) => void saved.push(code);
    const cache = { find: () => undefined, save, remove: () => undefined };
    const store = new CardCodeStore(build({ renewCardCode }).api, cache, undefined);
    await store.load();
    return { act: store.renew, shown: () => [store.code?.code, ...saved] };
  },
  answer: { code: 'LATE', shortCode: 'LATE', createdAtMs: 1 }
});

describe('CardCodeStore', () => {
  const takenDown = buildOwnCards(buildCard({ takedownReason: '盗用他人照片' }));

  it('has no code for a user without a card, and for a card of another user', async () => {
    const none = build({}, buildOwnCards()).storeOf();
    await none.load();
    expect(none.status).toBe('empty');
    const foreign = build().storeOf('card-of-another');
    await foreign.load();
    expect(foreign.status).toBe('empty');
  });

  it('removes the stored code of a card that was taken down, and gives the reason', async () => {
    const { cache, codes, storeOf } = build();
    await storeOf().load();
    expect(codes.size).toBe(1);
    const store = new CardCodeStore(build({}, takenDown).api, cache, undefined);
    await store.load();
    expect(store.status).toBe('empty');
    expect(store.takedownReason).toBe('盗用他人照片');
    expect(codes.size).toBe(0);
  });

  it('reports an error without a network when nothing is stored', async () => {
    const offline = () => Promise.reject(new ApiError('OFFLINE', 'no network'));
    const store = build({ getOwnCards: offline }).storeOf();
    await store.load();
    expect(store.status).toBe('error');
    expect(store.isStale).toBe(false);
  });

  it('shows the stored code at once, and without a network with its age', async () => {
    const { cache, storeOf } = build();
    await storeOf().load();
    const offline = build({ getOwnCards: () => Promise.reject(new ApiError('OFFLINE', 'no network')) });
    const store = new CardCodeStore(offline.api, cache, undefined);
    expect(store.code?.code).toBe('CODE1');
    await store.load();
    expect(store.status).toBe('ready');
    expect(store.isStale).toBe(true);
    expect(store.code?.savedAtMs).toBe(1000);
  });

  it('offers a mini-program code only where there is one whose picture can be shown', async () => {
    const plain = build().storeOf();
    await plain.load();
    expect([plain.kinds, plain.kind]).toEqual([['link', 'vCard'], 'link']);
    const failing = build({ getShareCodeImage: () => Promise.reject(new ApiError('UNAVAILABLE', '')) }).storeOf();
    await failing.load();
    expect(failing.kind).toBe('link');
    const store = build({ getShareCodeImage: () => Promise.resolve('/uploads/code.png') }).storeOf();
    await store.load();
    expect(store.kind).toBe('miniProgram');
    store.setPictureFailed();
    expect(store.kind).toBe('link');
    store.setKind('vCard');
    await store.load();
    expect(store.kind).toBe('vCard');
  });

  it('loads the encoder while the picture of a mini-program code is shown, for when it cannot be', async () => {
    const encoded: string[] = [];
    const store = build({
      getShareCodeImage: () => Promise.resolve('/uploads/code.png'),
      loadQrPicture: (text) => Promise.reject(new Error(`no network ${encoded.push(text)}`))
    }).storeOf();
    await store.load();
    expect(store.kind).toBe('miniProgram');
    expect(encoded).toEqual([siteUrl(codePath('CODE1'))]);
    await store.load();
    expect(encoded).toHaveLength(2);
  });

  it('replaces the code once on a double tap, and stores the new one', async () => {
    const { codes, storeOf } = build();
    const store = storeOf();
    expect(await store.renew()).toBe(false);
    await store.load();
    const [first, second] = await Promise.all([store.renew(), store.renew()]);
    expect([first, second]).toEqual([true, false]);
    expect(store.code?.code).toBe('CODE2');
    expect(codes.get('card-1')?.shortCode).toBe('SHORT2');
  });

  it('keeps the code when the replacement fails', async () => {
    const store = build({ renewCardCode: () => Promise.reject(new ApiError('RATE_LIMITED', '')) }).storeOf();
    await store.load();
    await expect(store.renew()).rejects.toThrow(ApiError);
    expect(store.code?.code).toBe('CODE1');
    expect(store.isRenewing).toBe(false);
  });

  it('says whether the offline code has the number, which the account may show to fewer people than the card', async () => {
    const hasMobile = async (isMasked: boolean) => {
      const mobile = { text: isMasked ? '138****8000' : '13800138000', isMasked };
      const visibility = { ...buildCard().visibility, mobile: 'everyone' as const };
      const publicContacts = { ...buildCard().publicContacts, mobile };
      const store = build({}, buildOwnCards(buildCard({ visibility, publicContacts }))).storeOf();
      await store.load();
      return store.code?.hasMobile;
    };
    expect([await hasMobile(false), await hasMobile(true)]).toEqual([true, false]);
  });
});
