import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { createTestCard } from '../../testing/cards';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { purgeWithdrawnCards } from '../card/withdrawal.service';
import { codeOf } from './scanCode.service';

const resolve = 'POST /api/front/scanCode/resolve';

describe('scan codes', () => {
  let server: TestApp;
  let owner: TestPerson;
  let cardId: string;
  before(async () => {
    server = await testApp();
    owner = await newPerson(server);
    cardId = (await createTestCard(server, owner)).id;
  });
  after(() => server.close());

  const own = (action: 'code' | 'renewCode', person: TestPerson, id = cardId) =>
    server.api.call(`POST /api/vcard/card/${action}/{id}`, undefined, { token: person.token, params: { id } });
  const refusal = async (code: string) => {
    const { error, fields } = await server.api.expectError(resolve, { code });
    return [error, fields];
  };

  it('refuse unknown codes, empty ones, and codes of cards of others', async () => {
    assert.deepEqual(await refusal('23456789ABCDEFGHJKLM'), ['NOT_FOUND', undefined]);
    assert.deepEqual(await refusal('--'), ['NOT_FOUND', undefined]);
    assert.equal((await refusal(''))[0], 'VALIDATION');
    const other = await newPerson(server);
    for (const action of ['code', 'renewCode'] as const) {
      const { error } = await server.api.expectError(`POST /api/vcard/card/${action}/{id}`, undefined, {
        token: other.token,
        params: { id: cardId }
      });
      assert.equal(error, 'NOT_FOUND', action);
    }
  });

  it('lead to their card, long and short, however they are typed', async () => {
    const { code, shortCode } = await own('code', owner);
    assert.match(code, /^[2-9A-HJ-NP-Z]{20}$/);
    assert.match(shortCode, /^[2-9A-HJ-NP-Z]{8}$/);
    for (const text of [code, shortCode, shortCode.toLowerCase(), `${shortCode.slice(0, 4)}-${shortCode.slice(4)}`]) {
      assert.deepEqual(await server.api.call(resolve, { code: text }), { kind: 'card', id: cardId });
    }
  });

  it('stay the same until they are renewed, also when they are asked for at once', async () => {
    const nowMs = server.deps.now().getTime();
    const subject = { kind: 'card', id: 'asked-for-at-once' } as const;
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(server.db, subject, nowMs)));
    assert.equal(new Set(codes.map(({ code }) => code)).size, 1);
  });

  it('expire when they are replaced', async () => {
    const former = await own('code', owner);
    const renewed = await own('renewCode', owner);
    assert.notEqual(former.code, renewed.code);
    assert.deepEqual(await refusal(former.code), ['CONFLICT', { code: 'expired' }]);
    assert.deepEqual(await refusal(former.shortCode), ['CONFLICT', { code: 'expired' }]);
    assert.deepEqual(await server.api.call(resolve, { code: renewed.code }), { kind: 'card', id: cardId });
  });

  it('are renewed at most ten times a day', async () => {
    const person = await newPerson(server);
    const { id } = await createTestCard(server, person);
    for (let count = 0; count < 10; count += 1) await own('renewCode', person, id);
    const { error } = await server.api.expectError('POST /api/vcard/card/renewCode/{id}', undefined, {
      token: person.token,
      params: { id }
    });
    assert.equal(error, 'RATE_LIMITED');
    server.advance(DAY_MS + 1000);
    assert.match((await own('renewCode', person, id)).code, /^\w{20}$/);
  });

  it('go with their card', async () => {
    const { id } = await createTestCard(server, owner);
    const former = await own('code', owner, id);
    const { code } = await own('renewCode', owner, id);
    await server.api.call('POST /api/vcard/card/withdraw/{id}', undefined, { token: owner.token, params: { id } });
    server.advance(11 * MINUTE_MS);
    await purgeWithdrawnCards(server.deps, server.deps.now().getTime());
    assert.deepEqual(await refusal(code), ['NOT_FOUND', undefined]);
    assert.deepEqual(await refusal(former.code), ['NOT_FOUND', undefined]);
  });

  // Last: the address is limited after it.
  it('cannot be found by trying short ones', async () => {
    const answers = [];
    for (let tries = 0; tries < 125; tries += 1) answers.push((await refusal('ZZZZZZZZ'))[0]);
    assert.equal(answers.at(-1), 'RATE_LIMITED');
    const { code, shortCode } = await own('code', owner);
    assert.equal((await refusal(shortCode))[0], 'RATE_LIMITED');
    assert.deepEqual(await server.api.call(resolve, { code }), { kind: 'card', id: cardId });
  });
});
