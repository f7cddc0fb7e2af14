import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { AllowAllImageModeration, HttpImageModeration } from './imageModeration';

describe('picture moderation', () => {
  let server: Server;
  let url = '';
  const asked: { method?: string; headers: Record<string, unknown>; body: string }[] = [];
  /** Responses of the service to a picture of these bytes. */
  const answers: Record<string, [status: number, body: string]> = {
    fit: [200, '{"fit":true}'],
    unfit: [200, '{"fit":false,"why":"gambling"}'],
    busy: [503, '{"fit":true}'],
    vague: [200, '{"fit":"yes"}'],
    broken: [200, '<html>']
  };

  before(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts).toString();
        asked.push({ method: request.method, headers: request.headers, body });
        const [status, text] = answers[body] ?? [404, ''];
        response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/check`;
  });
  after(() => server.close());
  const isAllowed = (picture: string, mime = 'image/png') =>
    new HttpImageModeration(url, 'secret').isAllowed(Buffer.from(picture), mime);

  it('fails when the service gives no answer', async () => {
    await assert.rejects(isAllowed('busy'), /The image check answered 503/);
    await assert.rejects(isAllowed('vague'), /without `fit`/);
    await assert.rejects(isAllowed('broken'));
    await assert.rejects(
      new HttpImageModeration('http://127.0.0.1:1', 'secret').isAllowed(Buffer.from('fit'), 'image/png')
    );
  });

  it('sends the picture itself, its type and the token', async () => {
    asked.length = 0;
    assert.deepEqual([await isAllowed('unfit'), await isAllowed('fit', 'image/webp')], [false, true]);
    assert.deepEqual(
      asked.map(({ method, headers, body }) => [method, headers['authorization'], headers['content-type'], body]),
      [
        ['POST', 'Bearer secret', 'image/png', 'unfit'],
        ['POST', 'Bearer secret', 'image/webp', 'fit']
      ]
    );
  });

  it('allows everything without a service, and logs each time', async () => {
    const lines: string[] = [];
    assert.equal(
      await new AllowAllImageModeration((line) => lines.push(line)).isAllowed(Buffer.from('abc'), 'image/png'),
      true
    );
    assert.match(lines.join(), /image\/png, 3 bytes.*IMAGE_CHECK_URL/);
  });
});
