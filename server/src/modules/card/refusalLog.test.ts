import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { CallName } from '@contract';
import { type Api, api } from '../../testing/api';
import { createTestCard } from '../../testing/cards';
import { acceptAnswer, exchanges } from '../../testing/exchanges';
import { loggedApp } from '../../testing/loggedApp';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { codeOf } from '../scanCode/scanCode.service';

const info = 'POST /api/vcard/card/info';
const request = 'POST /api/front/exchange/request';
const resolve = 'POST /api/front/scanCode/resolve';

describe('what is refused about cards and codes', () => {
  let server: TestApp;
  let app: FastifyInstance;
  let lines: Record<string, unknown>[];
  let client: Api;
  let owner: TestPerson;
  let visitor: TestPerson;
  before(async () => {
    server = await testApp();
    ({ app, lines } = await loggedApp(server, 'info'));
    client = api(app);
    [owner, visitor] = [await newPerson(server), await newPerson(server)];
  });
  after(async () => {
    await app.close();
    await server.close();
  });
  beforeEach(() => {
    lines.length = 0;
  });

  /** Sends a call that must be refused, and checks that the log has the reason and nothing that it is about. */
  async function expectLogged(name: CallName, input: unknown, secrets: readonly string[]): Promise<unknown[]> {
    const { error } = await client.expectError(name, input, { token: visitor.token });
    const text = JSON.stringify(lines);
    for (const secret of [...secrets, visitor.token, visitor.mobile, visitor.id, owner.mobile, owner.id, '覃秀兰']) {
      assert(!text.includes(secret), `the log contains ${secret}`);
    }
    const refusals = lines.filter(({ msg }) => msg === 'the call was refused');
    assert.equal(refusals.length, 1);
    const [{ call, refusal, fields } = {}] = refusals;
    assert.deepEqual([call, refusal], [name, error]);
    return [refusal, fields];
  }
  const buildRequest = (cardId: string) => exchanges(server, '').buildRequest({ cardId });

  it('is logged for a withdrawn card', async () => {
    const { id } = await createTestCard(server, owner);
    const { token } = owner;
    await server.api.call('POST /api/vcard/card/withdraw/{id}', undefined, { token, params: { id } });
    assert.deepEqual(await expectLogged(info, { id }, [id]), ['NOT_FOUND', undefined]);
    lines.length = 0;
    assert.deepEqual(await expectLogged(request, buildRequest(id), [id]), ['NOT_FOUND', undefined]);
  });

  it('is logged for an expired code and an unknown one', async () => {
    const { id } = await createTestCard(server, owner);
    const options = { token: owner.token, params: { id } };
    const { code, shortCode } = await server.api.call('POST /api/vcard/card/code/{id}', undefined, options);
    await server.api.call('POST /api/vcard/card/renewCode/{id}', undefined, options);
    const expired = ['CONFLICT', { code: 'expired' }];
    for (const known of [code, shortCode]) {
      assert.deepEqual(await expectLogged(resolve, { code: known }, [code, shortCode, id]), expired);
      lines.length = 0;
    }
    assert.deepEqual(await expectLogged(resolve, { code: 'Z'.repeat(20) }, ['Z'.repeat(20)]), ['NOT_FOUND', undefined]);
  });

  it('is logged for a code of another kind, which leads to no card', async () => {
    const { code } = await codeOf(server.db, { kind: 'ticket', id: 'ticket-of-the-test' }, Date.now());
    const { kind, id } = await client.call(resolve, { code });
    assert.equal(kind, 'ticket');
    assert.deepEqual(await expectLogged(info, { id }, [code, id]), ['NOT_FOUND', undefined]);
  });

  it('is logged for a blocked person who asks again', async () => {
    const { id: cardId } = await createTestCard(server, owner);
    const contacts = exchanges(server, '');
    const { exchange } = await contacts.request(visitor, { cardId });
    const id = exchange?.id ?? assert.fail();
    await contacts.answer(owner, { id, answer: 'block' });
    assert.deepEqual(await expectLogged(request, buildRequest(cardId), [cardId, id]), [
      'CONFLICT',
      { exchange: 'ignored' }
    ]);
  });

  it('is logged for the exchange of an own card', async () => {
    const { id: cardId } = await createTestCard(server, visitor);
    assert.deepEqual(await expectLogged(request, buildRequest(cardId), [cardId]), ['CONFLICT', { cardId: 'own' }]);
  });

  it('is logged for an answer that another person gives', async () => {
    const [asker, asked] = [await newPerson(server), await newPerson(server)];
    const { id: cardId } = await createTestCard(server, asked);
    const { exchange } = await exchanges(server, '').request(asker, { cardId });
    const id = exchange?.id ?? assert.fail();
    const name = 'POST /api/front/exchange/answer';
    assert.deepEqual(await expectLogged(name, acceptAnswer(id), [id]), ['FORBIDDEN', undefined]);
  });

  it('is logged for a wrong form without the names of its fields, which the caller has chosen', async () => {
    const fields = await expectLogged(info, { id: 'x', 韦小暖: 1 }, ['韦小暖']);
    assert.deepEqual(fields, ['VALIDATION', undefined]);
  });
});
