import type { CallInput } from '@contract';
import type { CardLevel } from '@contract/cardLevel';
import type { LaunchedPayment } from '@contract/payment';
import { ApiError } from '@/lib/ApiError';
import { buildLaunched, buildOwnLevel, buildPlans } from '@/testing/buildPayment';
import { deferred } from '@/testing/deferred';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { type CheckoutApi, CheckoutStore } from './Checkout.store';
import { PayerUnknownError } from './createOrder';

type NewOrder = CallInput<'POST /api/front/payment/create'>;

const refusal = (code: 'CONFLICT' | 'VALIDATION', fields: Record<string, string>) =>
  new ApiError(code, '', { error: code, fields });

/** Sets up the choice of a plan for a user of a level. */
async function setupStore(changes: Partial<CheckoutApi> = {}, wanted?: string, level: CardLevel = 'basic') {
  const sent: NewOrder[] = [];
  let issued = 0;
  const { createPayment = () => Promise.resolve(buildLaunched()), ...others } = changes;
  const store = new CheckoutStore(
    {
      getCardPlans: () => Promise.resolve(buildPlans()),
      getOwnCardLevel: () => Promise.resolve(buildOwnLevel(level)),
      createPayment(body) {
        sent.push(body);
        return createPayment(body);
      },
      paymentEnvironment: () => 'browser',
      payerCode: () => Promise.resolve(undefined),
      newRequestId: () => Promise.resolve(`request-${(issued += 1)}`),
      ...others
    },
    wanted
  );
  await store.load();
  return { store, sent };
}

let session: TestSession;
beforeEach(() => {
  session = new TestSession();
  session.currentToken = 'a';
});

describe('the choice of a plan', () => {
  it('never begins with the agreement given [compliance 14]', async () => {
    const { store } = await setupStore();
    expect(store.isAgreed).toBe(false);
  });

  it('begins with the wanted plan, or with the first one that is sold', async () => {
    expect((await setupStore({}, 'enterprise-2y')).store.plan?.id).toBe('enterprise-2y');
    expect((await setupStore({}, 'gold-1y')).store.plan?.id).toBe('professional-1y');
    expect((await setupStore({}, 'professional-2y', 'enterprise')).store.plan?.id).toBe('enterprise-1y');
  });

  it('drops a plan that is no longer sold to the user', async () => {
    let level: CardLevel = 'basic';
    const { store } = await setupStore({ getOwnCardLevel: () => Promise.resolve(buildOwnLevel(level)) });
    level = 'enterprise';
    await store.refreshLevel();
    expect([store.plan, await store.submit()]).toEqual([undefined, 'invalid']);
  });
});

describe('creating an order', () => {
  it('sends nothing for an incomplete invoice', async () => {
    const { store, sent } = await setupStore();
    store.form.set({ invoiceKind: 'company', title: '桂南香料' });
    expect(await store.submit()).toBe('invalid');
    expect([store.form.problemOf('uscc'), sent]).toEqual(['required', []]);
  });

  it('shows what the server refuses beside the field', async () => {
    const { store } = await setupStore({
      createPayment: () => Promise.reject(refusal('VALIDATION', { 'invoice.email': 'pattern' }))
    });
    store.form.set({ invoiceKind: 'person', title: '覃秀兰', email: 'a@example.com' });
    expect(await store.submit()).toBe('invalid');
    expect(store.form.problemOf('email')).toBe('pattern');
  });

  it('sends nothing where this client cannot pay', async () => {
    const { store, sent } = await setupStore({ paymentEnvironment: () => undefined });
    await expect(store.submit()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(sent).toEqual([]);
  });

  it('passes on the refusal of a level below the running one', async () => {
    const { store } = await setupStore({ createPayment: () => Promise.reject(refusal('CONFLICT', { item: 'level' })) });
    await expect(store.submit()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('asks WeChat’s browser to identify a payer whom the server does not know', async () => {
    for (const error of [refusal('VALIDATION', { loginCode: 'required' }), new ApiError('WECHAT_REFUSED', '')]) {
      const { store } = await setupStore({
        paymentEnvironment: () => 'weChatBrowser',
        createPayment: () => Promise.reject(error)
      });
      await expect(store.submit()).rejects.toBeInstanceOf(PayerUnknownError);
    }
  });

  it('sends a fresh code of the payer with each attempt, under the same key', async () => {
    let code = 0;
    let isLost = true;
    const { store, sent } = await setupStore({
      paymentEnvironment: () => 'miniProgram',
      payerCode: () => Promise.resolve(`code-${(code += 1)}`),
      createPayment: () => (isLost ? Promise.reject(new ApiError('TIMEOUT', '')) : Promise.resolve(buildLaunched()))
    });
    await expect(store.submit()).rejects.toThrow();
    isLost = false;
    await store.submit();
    expect(sent.map(({ loginCode }) => loginCode)).toEqual(['code-1', 'code-2']);
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
    store.choose('enterprise-1y');
    await store.submit();
    expect(sent[2]?.requestId).not.toBe(sent[0]?.requestId);
  });

  it('happens once however often it is tapped', async () => {
    const answer = deferred<LaunchedPayment>();
    const { store, sent } = await setupStore({ createPayment: () => answer.promise });
    const first = store.submit();
    expect(await store.submit()).toBe('busy');
    answer.resolve(buildLaunched());
    expect(await first).toEqual(buildLaunched());
    expect(sent).toHaveLength(1);
  });

  it('opens nothing for another user who logs in meanwhile', async () => {
    const answer = deferred<LaunchedPayment>();
    const { store } = await setupStore({ createPayment: () => answer.promise });
    const first = store.submit();
    await whenIdle();
    session.currentToken = 'b';
    answer.resolve(buildLaunched());
    expect(await first).toBe('busy');
    expect(store.level.value).toBeNull();
  });

  it('sends plan, environment and invoice', async () => {
    const { store, sent } = await setupStore({}, 'enterprise-1y');
    store.form.set({ invoiceKind: 'person', title: '覃秀兰', email: 'a@example.com' });
    await store.submit();
    expect(sent).toEqual([
      {
        requestId: 'request-1',
        product: 'cardLevel',
        item: 'enterprise-1y',
        environment: 'browser',
        invoice: { title: '覃秀兰', uscc: '', email: 'a@example.com' }
      }
    ]);
  });
});
