import { type Deferred, deferred } from './deferred';
import { TestSession } from './testSession';
import { whenIdle } from './whenIdle';

/** A call whose responses arrive when the test says so, in any order. */
function deferredCall<T>(): { call: () => Promise<T>; sent: Deferred<T>[] } {
  const sent: Deferred<T>[] = [];
  const call = () => {
    const answer = deferred<T>();
    sent.push(answer);
    return answer.promise;
  };
  return { call, sent };
}

interface LoadedView {
  /** Starts a load; the promise it may return is ignored. */
  load(): unknown;
  /** The value that a page would show. */
  shown(): unknown;
}

interface LateAnswerCase<T> {
  /** Builds the store around a call, and does what comes before the load. */
  setup(call: () => Promise<T>): LoadedView | Promise<LoadedView>;
  older: T;
  newer: T;
  /** Returns the value that the store shows; the value itself by default. */
  view?(value: T): unknown;
}

interface LateActionCase<T> {
  /** Builds a store that is loaded, around the call of an action. */
  setup(call: () => Promise<T>): Promise<{ act(): unknown; shown(): unknown }>;
  answer: T;
}

/** Registers the test that holds for every action that returns a changed value: another user is never shown it. */
export function testLateAction<T>(name: string, { setup, answer }: LateActionCase<T>) {
  it(`late answer of ${name}: is not shown to another user who logs in meanwhile`, async () => {
    const session = new TestSession();
    session.currentToken = 'a';
    const { call, sent } = deferredCall<T>();
    const store = await setup(call);
    const before = store.shown();
    void store.act();
    await whenIdle();
    session.currentToken = 'b';
    const shownToOther = store.shown();
    expect(shownToOther).not.toEqual(before);
    sent[0]?.resolve(answer);
    await whenIdle();
    expect(store.shown()).toEqual(shownToOther);
  });
}

/** Registers the tests that hold for everything that is loaded: late answers never replace later or others' values. */
export function testLateAnswers<T>(name: string, { setup, older, newer, view = (value) => value }: LateAnswerCase<T>) {
  describe(`late answers of ${name}`, () => {
    it('keeps the newer value when the older answer comes last', async () => {
      const session = new TestSession();
      session.currentToken = 'a';
      const { call, sent } = deferredCall<T>();
      const store = await setup(call);
      store.load();
      store.load();
      await whenIdle();
      sent[1]?.resolve(newer);
      await whenIdle();
      sent[0]?.resolve(older);
      await whenIdle();
      expect(store.shown()).toEqual(view(newer));
    });

    it('shows nothing that was requested by another user who logged out meanwhile', async () => {
      const session = new TestSession();
      session.currentToken = 'a';
      const { call, sent } = deferredCall<T>();
      const store = await setup(call);
      store.load();
      await whenIdle();
      session.currentToken = 'b';
      const shownToOther = store.shown();
      sent[0]?.resolve(older);
      await whenIdle();
      expect(store.shown()).toEqual(shownToOther);
      sent[1]?.resolve(newer);
      await whenIdle();
      expect(store.shown()).toEqual(view(newer));
    });
  });
}
