import assert from 'node:assert/strict';
import type { CallInput } from '@contract';
import type { SharedContact, ShownContact } from '@contract/exchange';
import { DAY_MS } from '@rules/duration';
import { newId } from '../database/id';
import { newPerson, type TestPerson } from './setupCompany';
import type { TestApp } from './testApp';

type Answer = CallInput<'POST /api/front/exchange/answer'>;
type Request = CallInput<'POST /api/front/exchange/request'>;
type RoomRef = CallInput<'POST /api/front/exchange/room'>;

const WAIT_MS = 30 * DAY_MS;
export const shown: ShownContact = { company: true, mobile: true, position: '采购经理', weChatId: 'xiang_liao88' };

/** Agrees and shares the number only. */
export const acceptAnswer = (id: string): Answer => ({
  id,
  answer: 'accept',
  shown: { ...shown, weChatId: '', position: '' }
});

/** Creates members who request each other's contacts, about this supply by default. */
export function exchanges(server: TestApp, supplyId: string) {
  const { api } = server;
  const buildRequest = (changes: Partial<Request> = {}): Request => ({
    ...(changes.cardId === undefined && { supplyId }),
    requestId: newId(),
    shown,
    message: '想长期采购八角',
    ...changes
  });
  /** Returns the default card of someone who has one instead of data of the account, as the app does. */
  const giving = async (token: string, where: RoomRef, data: SharedContact): Promise<SharedContact> => {
    const { ownCards } = await api.call('POST /api/front/exchange/room', where, { token });
    return ownCards[0] === undefined ? data : { cardId: ownCards[0].id };
  };
  const request = async ({ token }: TestPerson, changes: Partial<Request> = {}) => {
    const body = buildRequest(changes);
    const where = body.cardId === undefined ? { supplyId: body.supplyId ?? supplyId } : { cardId: body.cardId };
    const given = changes.shown ?? (await giving(token, where, body.shown));
    return api.call('POST /api/front/exchange/request', { ...body, shown: given }, { token });
  };
  return {
    buildRequest,
    request,
    expectRequestError: ({ token }: TestPerson, changes: Partial<Request> = {}) =>
      api.expectError('POST /api/front/exchange/request', buildRequest(changes), { token }),
    answer: async ({ token }: TestPerson, body: Answer) => {
      const isGiven = body.answer === 'accept' && !('cardId' in body.shown);
      const answer = isGiven ? { ...body, shown: await giving(token, { id: body.id }, body.shown) } : body;
      return api.call('POST /api/front/exchange/answer', answer, { token });
    },
    getRoom: ({ token }: TestPerson, where: CallInput<'POST /api/front/exchange/room'>) =>
      api.call('POST /api/front/exchange/room', where, { token }),
    /** Creates a new user's request. */
    setupRequest: async () => {
      const buyer = await newPerson(server);
      const { exchange } = await request(buyer);
      return { buyer, id: exchange?.id ?? assert.fail() };
    },
    /** Moves the request 30 days into the past. */
    backdateRequest: (id: string) =>
      server.db
        .updateTable('contact_exchange')
        .set({ requested_at_ms: server.deps.now().getTime() - WAIT_MS })
        .where('id', '=', id)
        .execute(),
    /** Returns the number of the supply as the user sees it. */
    getMobile: async ({ token }: TestPerson) =>
      (await api.call('POST /api/front/supply/contact', { id: supplyId }, { token })).mobile
  };
}
