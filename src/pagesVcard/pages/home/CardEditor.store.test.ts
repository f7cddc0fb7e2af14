import type { Card, CardChange, NewCard, OwnCards } from '@contract/card';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { buildApiError } from '@/testing/buildApiError';
import { buildCard, buildOwnCards } from '@/testing/buildCard';
import { deferred } from '@/testing/deferred';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { type CardEditorApi, CardEditorStore } from './CardEditor.store';

const pickNothing = () => Promise.resolve([]);
const uploadNothing = () => Promise.reject(new Error('not uploaded'));

function build(changes: Partial<CardEditorApi> = {}) {
  const created: NewCard[] = [];
  const updated: CardChange[] = [];
  let ids = 0;
  const api: CardEditorApi = {
    getOwnCards: () => Promise.resolve(buildOwnCards(buildCard())),
    getPhoneVisibility: () => Promise.resolve('everyone'),
    createCard: (body) => {
      created.push(body);
      return Promise.resolve(buildCard());
    },
    updateCard: (body) => {
      updated.push(body);
      return Promise.resolve(buildCard());
    },
    newRequestId: () => Promise.resolve(`request-${(ids += 1)}`),
    newUploads: (max) =>
      new UploadsStore({ pickFiles: pickNothing, uploadFile: uploadNothing, releaseFile: () => undefined }, max),
    restoreUploads: (uploads, urls) => uploads.restore(urls, (url) => url),
    ...changes
  };
  return { created, updated, storeOf: (id?: string) => new CardEditorStore(api, id) };
}

async function loaded(store: CardEditorStore): Promise<CardEditorStore> {
  await store.form.load();
  return store;
}

const newcomer = (suggestion: Partial<OwnCards['suggestion']> = {}): OwnCards => {
  const own = buildOwnCards();
  return { ...own, suggestion: { ...own.suggestion, ...suggestion } };
};

const outdated = buildApiError('CONFLICT', { fields: { revision: 'changed' } });

testLateAnswers<OwnCards>('the cards of the editor', {
  setup: (getOwnCards) => {
    const store = build({ getOwnCards }).storeOf();
    return { load: () => store.form.load(), shown: () => store.own?.maxCards };
  },
  older: { ...buildOwnCards(), maxCards: 3 },
  newer: { ...buildOwnCards(), maxCards: 10 },
  view: ({ maxCards }) => maxCards
});

describe('CardEditorStore of a new card', () => {
  beforeEach(() => {
    new TestSession().currentToken = 'a';
  });

  it('refuses a card without a name or a position, and sends nothing', async () => {
    const { created, storeOf } = build({ getOwnCards: () => Promise.resolve(newcomer({ name: '' })) });
    const store = await loaded(storeOf());
    expect(store.form.values.name).toBe('');
    expect(await store.submit()).toBe('invalid');
    expect(store.showFirstError()).toBe('name');
    expect([store.form.problemOf('name'), store.form.problemOf('position')]).toEqual(['required', 'required']);
    expect(created).toEqual([]);
  });

  it('begins with what is known, and never with the consent to being found', async () => {
    const own = newcomer({ name: '覃秀兰', position: '销售经理', companyId: 'c1', companyName: '桂南香叶' });
    const store = await loaded(build({ getOwnCards: () => Promise.resolve(own) }).storeOf());
    expect(store.isFirst).toBe(true);
    expect(store.form.values).toMatchObject({
      name: '覃秀兰',
      position: '销售经理',
      companyId: 'c1',
      mobile: '13800138000',
      isFindable: false
    });
    expect(store.isUnsaved).toBe(false);
  });

  it('is full when the user has the maximum number of cards', async () => {
    const cards = [buildCard(), buildCard({ id: 'card-2' }), buildCard({ id: 'card-3' })];
    const store = await loaded(build({ getOwnCards: () => Promise.resolve(buildOwnCards(...cards)) }).storeOf());
    expect(store.isFull).toBe(true);
  });

  it('shows the refusal of the server beside the field that it names', async () => {
    const fields = { name: 'banned', 'supplyIds.1': 'unknown', 'secondSide.position': 'contact' };
    const { storeOf } = build({ createCard: () => Promise.reject(buildApiError('VALIDATION', { fields })) });
    const store = await loaded(storeOf());
    store.form.set({ position: '销售经理' });
    expect(await store.submit()).toBe('invalid');
    expect(store.form.problemOf('name')).toBe('banned');
    expect(store.form.problemOf('supplies')).toBe('unknown');
    expect(store.hasError('secondSide')).toBe(true);
    expect(store.showFirstError()).toBe('name');
    expect(store.step).toBe('basics');
  });

  it('drops a profile picture that the server refuses, for a form that does not show it', async () => {
    let attempts = 0;
    const { storeOf } = build({
      getOwnCards: () => Promise.resolve(newcomer({ position: '经理', avatarUrl: '/uploads/avatar.jpg' })),
      createCard: () => {
        attempts += 1;
        if (attempts > 1) return Promise.resolve(buildCard());
        return Promise.reject(buildApiError('VALIDATION', { fields: { avatarUrl: 'unknown' } }));
      }
    });
    const store = await loaded(storeOf());
    expect(await store.submit()).toBe('invalid');
    expect(store.dropRefusedAvatar()).toBe(true);
    expect(store.form.filledValues.avatarUrl).toBeNull();
    expect(await store.submit()).toBe('sent');
  });

  it('sends a card once on a double tap, and a repeated one with the same request id', async () => {
    const answer = deferred<Card>();
    const sent: NewCard[] = [];
    const { storeOf } = build({
      createCard: (body) => {
        sent.push(body);
        return sent.length === 1 ? answer.promise : Promise.resolve(buildCard());
      }
    });
    const store = await loaded(storeOf());
    store.form.set({ position: '经理' });
    const first = store.submit();
    expect(await store.submit()).toBe('busy');
    answer.reject(buildApiError('NETWORK'));
    await expect(first).rejects.toThrow();
    expect(await store.submit()).toBe('sent');
    expect(sent.map(({ requestId }) => requestId)).toEqual(['request-1', 'request-1']);
  });

  it('sends normalized texts, and a second side only while it is switched on', async () => {
    const { created, storeOf } = build();
    const store = await loaded(storeOf());
    const { secondSide } = store.form.values;
    store.form.set({ position: ' 销售  经理 ', hasSecondSide: true, secondSide: { ...secondSide, name: 'Qin' } });
    store.form.set({ hasSecondSide: false });
    await store.submit();
    expect(created[0]).toMatchObject({ position: '销售 经理', secondSide: null });
    store.form.set({ hasSecondSide: true });
    await store.submit();
    expect(created[1]?.secondSide?.name).toBe('Qin');
  });
});

describe('CardEditorStore of an existing card', () => {
  beforeEach(() => {
    new TestSession().currentToken = 'a';
  });

  it('is missing when the user has no such card', async () => {
    const store = await loaded(build().storeOf('card-of-another'));
    expect(store.form.phase).toBe('missing');
  });

  it('merges a change that was made elsewhere, and keeps what the user entered', async () => {
    let stored = buildCard({ intro: '旧介绍' });
    const sent: CardChange[] = [];
    const { storeOf } = build({
      getOwnCards: () => Promise.resolve(buildOwnCards(stored)),
      updateCard: (body) => {
        sent.push(body);
        return sent.length === 1 ? Promise.reject(outdated) : Promise.resolve(stored);
      }
    });
    const store = await loaded(storeOf('card-1'));
    store.form.set({ name: '覃小兰' });
    stored = buildCard({ intro: '新介绍', name: '覃大兰', revision: 2 });
    await expect(store.submit()).rejects.toThrow();
    expect(store.isMerged).toBe(true);
    expect(store.form.values).toMatchObject({ name: '覃小兰', intro: '新介绍' });
    expect(store.isUnsaved).toBe(true);
    expect(await store.submit()).toBe('sent');
    expect(sent.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(sent[1]).toMatchObject({ name: '覃小兰', intro: '新介绍' });
    expect(store.isMerged).toBe(false);
  });

  it('is missing after a conflict with the withdrawal of the card', async () => {
    let own = buildOwnCards(buildCard());
    const { storeOf } = build({
      getOwnCards: () => Promise.resolve(own),
      updateCard: () => Promise.reject(outdated)
    });
    const store = await loaded(storeOf('card-1'));
    store.form.set({ name: '覃小兰' });
    own = buildOwnCards();
    await expect(store.submit()).rejects.toThrow();
    expect(store.form.phase).toBe('missing');
  });

  it('names the setting of the account where it shows the number to fewer people than the card', async () => {
    const visibility = { ...buildCard().visibility, mobile: 'everyone' as const };
    const { storeOf } = build({
      getOwnCards: () => Promise.resolve(buildOwnCards(buildCard({ visibility }))),
      getPhoneVisibility: () => Promise.resolve('verified')
    });
    const store = await loaded(storeOf('card-1'));
    expect(store.stricterAccount).toBe('verified');
    store.form.set({ visibility: { ...visibility, mobile: 'exchanged' } });
    expect(store.stricterAccount).toBeNull();
    store.form.set({ visibility, mobile: '13900139000' });
    expect(store.stricterAccount).toBeNull();
  });

  it('leads on from a step only when it is valid', async () => {
    const store = await loaded(build().storeOf('card-1'));
    store.form.set({ position: '' });
    expect(store.nextStep()).toBe('position');
    expect(store.step).toBe('basics');
    store.form.set({ position: '经理' });
    expect(store.nextStep()).toBeUndefined();
    expect(store.step).toBe('contacts');
  });
});
