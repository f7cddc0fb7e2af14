import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { LANGUAGES } from '@contract/localText';
import { codeMail } from './codeMail';
import { createMailProvider, HttpMail } from './mail';

describe('the mail gateway', () => {
  let server: Server;
  let url = '';
  const accepted: unknown[] = [];
  before(async () => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        const isRight = request.method === 'POST' && request.headers.authorization === 'Bearer mail-token';
        if (isRight) accepted.push(JSON.parse(text));
        response.writeHead(isRight ? 202 : 401).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  });
  after(() => server.close());
  const mail = { email: 'qin@example.com', code: '012345', purpose: 'login', language: 'en' } as const;

  it('fails the sending when it refuses the mail or is unreachable', async () => {
    await assert.rejects(new HttpMail(url, 'another').sendCode(mail), /answered 401/);
    await assert.rejects(new HttpMail('http://127.0.0.1:1/send', '').sendCode(mail));
    assert.deepEqual(accepted, []);
  });

  it('gets address, subject and text with the token', async () => {
    await new HttpMail(url, 'mail-token').sendCode(mail);
    assert.deepEqual(accepted, [{ to: 'qin@example.com', ...codeMail(mail, 'en') }]);
  });

  it('writes the code, its purpose and its time of validity in every language', () => {
    const texts = ['login', 'cancel', 'later'].flatMap((purpose) =>
      LANGUAGES.map((language) => codeMail({ code: '012345', purpose }, language))
    );
    assert.equal(new Set(texts.map(({ text }) => text)).size, 3 * LANGUAGES.length);
    for (const { subject, text } of texts) assert.ok(subject.includes('012345') && /012345[^]*10/.test(text));
  });

  it('exists where it is configured, and as the demo', () => {
    assert.equal(createMailProvider({ mail: undefined, isDemo: false }), null);
    assert.equal(createMailProvider({ mail: { url, token: '' }, isDemo: true })?.exposesCode, false);
    assert.equal(createMailProvider({ mail: undefined, isDemo: true })?.exposesCode, true);
  });
});
