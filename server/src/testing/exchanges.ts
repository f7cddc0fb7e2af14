import assert from 'node:assert/strict';
import type { CallInput } from '@contract';
import type { ShownContact } from '@contract/exchange';
import { newId } from '../database/id';
import { newPerson, type TestPerson } from './putCompany';
import type { TestApp } from './testApp';

type Answer = CallInput<'POST /api/front/exchange/answer'>;
type Request = CallInput<'POST /api/front/exchange/request'>;

const WAIT_MS = 30 * 86_400_000;
export const shown: ShownContact = { company: true, mobile: true, position: '采购经理', weChatId: 'xiang_liao88' };

/** Agrees, with the number alone. */
export const yes = (id: string): Answer => ({ id, answer: 'accept', shown: { ...shown, weChatId: '', position: '' } });

/** Members of this server who ask for each other's contacts, because of this supply where nothing else is said. */
export function exchanges(server: TestApp, supplyId: string) {
  const { api } = server;
  const bodyOf = (changes: Partial<Request> = {}): Request => ({
    supplyId,
    requestId: newId(),
    shown,
    message: '想长期采购八角',
    ...changes
  });
  const ask = ({ token }: TestPerson, changes: Partial<Request> = {}) =>
    api.call('POST /api/front/exchange/request', bodyOf(changes), { token });
  return {
    bodyOf,
    ask,
    askRefused: ({ token }: TestPerson, changes: Partial<Request> = {}) =>
      api.refusal('POST /api/front/exchange/request', bodyOf(changes), { token }),
    answer: ({ token }: TestPerson, body: Answer) => api.call('POST /api/front/exchange/answer', body, { token }),
    roomOf: ({ token }: TestPerson, where: CallInput<'POST /api/front/exchange/room'>) =>
      api.call('POST /api/front/exchange/room', where, { token }),
    /** Somebody new has asked. */
    asked: async () => {
      const buyer = await newPerson(server);
      const { exchange } = await ask(buyer);
      return { buyer, id: exchange?.id ?? assert.fail() };
    },
    /** As if it had been asked 30 days ago. */
    putBack: (id: string) =>
      server.db
        .updateTable('contact_exchange')
        .set({ requested_at_ms: server.deps.now().getTime() - WAIT_MS })
        .where('id', '=', id)
        .execute(),
    /** The number of the supply, as far as the person may read it. */
    mobileOf: async ({ token }: TestPerson) =>
      (await api.call('POST /api/front/supply/contact', { id: supplyId }, { token })).mobile
  };
}
