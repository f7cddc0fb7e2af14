import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { InjectOptions } from 'fastify';
import { contract } from '@contract';
import { logIn } from '../testing/logIn';
import { type TestApp, testApp } from '../testing/testApp';
import { handle } from './endpoint';

const json = { 'content-type': 'application/json' };

describe('API calls', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const inject = async (options: InjectOptions) => {
    const response = await server.app.inject(options);
    return { status: response.statusCode, type: response.headers['content-type'], body: response.json<unknown>() };
  };

  it('answer an unknown path with HTTP 404 and an envelope', async () => {
    const { status, type, body } = await inject({ url: '/api/front/nothing' });
    assert.equal(status, 404);
    assert.equal(type, 'application/json; charset=utf-8');
    assert.deepEqual(body, { code: 404, msg: 'NOT_FOUND', data: { error: 'NOT_FOUND' } });
  });

  it('answer an unknown row with HTTP 200 and NOT_FOUND', async () => {
    const { status, body } = await inject({ url: '/api/front/market/line?lineId=nothing' });
    assert.equal(status, 200);
    assert.deepEqual(body, { code: 404, msg: 'NOT_FOUND', data: { error: 'NOT_FOUND' } });
  });

  it('refuse a visitor where a session is needed, before they validate the input', async () => {
    const refusal = { code: 401, msg: 'UNAUTHORIZED', data: { error: 'UNAUTHORIZED' } };
    for (const authorization of [undefined, 'Bearer ', 'Bearer nobody', 'Basic abc', `Bearer ${'x'.repeat(5000)}`]) {
      const headers = { ...json, ...(authorization !== undefined && { authorization }) };
      const { status, body } = await inject({
        method: 'POST',
        url: '/api/front/market/follow',
        headers,
        payload: '{}'
      });
      assert.equal(status, 200);
      assert.deepEqual(body, refusal);
    }
  });

  it('report every field of a query that breaks a rule, and the rule', async () => {
    const { error, fields } = await server.api.expectError('GET /api/front/market/lines', {
      limit: 501,
      span: 'decade',
      followed: 'perhaps',
      colour: 'red'
    });
    assert.equal(error, 'VALIDATION');
    assert.deepEqual(fields, { limit: 'maximum', span: 'const', followed: 'type', colour: 'additionalProperties' });
  });

  it('report the missing fields of a body', async () => {
    const token = await logIn(server);
    const { fields } = await server.api.expectError('POST /api/front/market/follow', {}, { token });
    assert.deepEqual(fields, { lineId: 'required' });
  });

  it('refuse a number for a text in a body', async () => {
    const { fields } = await server.api.expectError('POST /api/front/invite/getInviterName', { inviterCode: 12345 });
    assert.deepEqual(fields, { inviterCode: 'type' });
  });

  it('refuse a body that is not JSON, or of another type', async () => {
    const url = '/api/front/invite/getInviterName';
    const bodies: [contentType: string, payload: string, rule: string][] = [
      ['application/json', '{"inviterCode"', 'malformed'],
      ['application/json', '{"__proto__":{"inviterCode":"ABCD"}}', 'malformed'],
      ['text/html', '<p>', 'contentType'],
      ['application/json', `{"inviterCode":"${'x'.repeat(1_600_000)}"}`, 'maxLength']
    ];
    for (const [contentType, payload, rule] of bodies) {
      const { status, body } = await inject({ method: 'POST', url, headers: { 'content-type': contentType }, payload });
      assert.equal(status, 200);
      assert.deepEqual(body, { code: 400, msg: 'VALIDATION', data: { error: 'VALIDATION', fields: { body: rule } } });
    }
  });

  it('refuse a secure call with a plain body with CIPHER, whatever the body is', async () => {
    const refusal = { code: 55000, msg: 'CIPHER', data: { error: 'CIPHER' } };
    const bodies: [contentType: string | undefined, payload: string | undefined][] = [
      [undefined, undefined],
      ['application/json', ''],
      ['application/json', '{"mobile":"13800138000"}'],
      ['application/json', '{"mobile"'],
      ['text/plain', 'hello'],
      ['application/json', '{"data":"AAAA","ciphertext":"AAAA"}']
    ];
    for (const [contentType, payload] of bodies) {
      const headers = contentType === undefined ? {} : { 'content-type': contentType };
      const url = '/api/member/user/sendMsgCode';
      const { status, body } = await inject({
        method: 'POST',
        url,
        headers,
        ...(payload !== undefined && { payload })
      });
      assert.equal(status, 200);
      assert.deepEqual(body, refusal);
    }
  });

  it('validate the decrypted body of a secure call', async () => {
    const { error, fields } = await server.api.expectError('POST /api/member/user/sendMsgCode', { mobile: '12345' });
    assert.equal(error, 'VALIDATION');
    assert.deepEqual(fields, { mobile: 'pattern' });
  });

  it('have exactly one handler each', () => {
    assert.deepEqual([...server.app.handledCalls].sort(), Object.keys(contract).sort());
    assert.throws(() => handle(server.app, 'GET /api/front/message/getUnReadMsg', () => 0), /has a handler already/);
  });

  it('accept an empty JSON body for a call without input', async () => {
    const { publicKey } = await server.api.call('POST /api/front/encryptController/getEncryptPubkey', undefined, {
      headers: json
    });
    assert.match(publicKey, /^-----BEGIN PUBLIC KEY-----/);
  });

  it('read booleans and numbers of a query', async () => {
    const { items } = await server.api.call('GET /api/front/market/lines', { limit: 2, followed: false });
    assert.equal(items.length, 2);
  });

  it('read the input of a POST from the query where the contract says so', async () => {
    const token = await logIn(server);
    const inviterCode = 'GUIXIANG';
    assert.equal(await server.api.call('POST /api/front/invite/setInvitationCode', { inviterCode }, { token }), null);
  });

  it('read the input of a DELETE from the body', async () => {
    const token = await logIn(server);
    const { items } = await server.api.call('GET /api/front/market/lines', { limit: 1 });
    const lineId = items[0]?.id ?? '';
    await server.api.call('POST /api/front/market/follow', { lineId }, { token });
    assert.equal(await server.api.call('DELETE /api/front/market/follow', { lineId }, { token }), null);
  });

  it('treat the token of an ended session as a visitor where no session is needed', async () => {
    assert.equal(await server.api.call('GET /api/front/message/getUnReadMsg', undefined, { token: 'old' }), 0);
  });
});
