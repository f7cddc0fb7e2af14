import type { SupplyContact } from '@contract/supply';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { ContactStore } from './Contact.store';

const contact = (mobile: string): SupplyContact => ({ name: '覃经理', mobile, needs: null, street: '' });

describe('ContactStore', () => {
  let session: TestSession;
  let answers: ((value: SupplyContact) => void)[];
  let store: ContactStore;

  beforeEach(() => {
    session = new TestSession();
    session.currentToken = 'a';
    answers = [];
    store = new ContactStore('supply-1', {
      readSupplyContact: () => new Promise((resolve) => answers.push(resolve))
    });
  });

  it('sends one request for two taps', async () => {
    const revealing = store.reveal();
    await store.reveal();
    expect(answers).toHaveLength(1);
    answers[0]?.(contact('13800138000'));
    await revealing;
    expect(store.shown?.mobile).toBe('13800138000');
  });

  it('does not show the number that another user asked for before logging out', async () => {
    const revealing = store.reveal();
    session.currentToken = 'b';
    answers[0]?.(contact('13800138000'));
    await whenIdle();
    expect([answers.length, store.shown]).toEqual([2, null]);
    answers[1]?.(contact('13900139000'));
    await revealing;
    expect(store.shown?.mobile).toBe('13900139000');
  });
});
