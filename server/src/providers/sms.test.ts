import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { type CodeMessage, HttpSms } from './sms';

/** Starts a gateway that accepts a message only in exactly the documented format. */
function startGateway(): Promise<{ server: Server; url: string; accepted: unknown[] }> {
  const accepted: unknown[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const isRight =
        request.method === 'POST' &&
        request.url === '/v1/send' &&
        request.headers['content-type'] === 'application/json' &&
        request.headers.authorization === 'Bearer gateway-token';
      if (isRight) accepted.push(JSON.parse(text));
      response.writeHead(isRight ? 202 : 401).end();
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({ server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/send`, accepted });
    });
  });
}

const message: CodeMessage = {
  mobile: '13800138000',
  code: '012345',
  purpose: 'login',
  channel: 'text',
  language: 'en'
};

describe('the SMS gateway', () => {
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  before(async () => (gateway = await startGateway()));
  after(() => gateway.server.close());

  it('fails the sending when it refuses the message', async () => {
    await assert.rejects(new HttpSms(gateway.url, 'another').sendCode(message), /answered 401/);
    assert.deepEqual(gateway.accepted, []);
  });

  it('fails the sending when it is unreachable', async () => {
    await assert.rejects(new HttpSms('http://127.0.0.1:1/v1/send', '').sendCode(message));
  });

  it('gets number, channel, purpose and code with the token', async () => {
    const sms = new HttpSms(gateway.url, 'gateway-token', ['GB']);
    await sms.sendCode(message);
    await sms.sendCode({ ...message, purpose: 'reset', channel: 'voice' });
    const sent = { mobile: '13800138000', language: 'en', params: { code: '012345' } };
    assert.deepEqual(gateway.accepted, [
      { ...sent, channel: 'text', template: 'login' },
      { ...sent, channel: 'voice', template: 'reset' }
    ]);
    assert.deepEqual([sms.exposesCode, sms.countries], [false, ['GB']]);
  });
});
