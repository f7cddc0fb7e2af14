import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { holderPersonProblems, normalizeHolderPerson } from '@rules/holder';
import { createCardOcr, createOcrProvider, DemoCardOcr, HttpOcrProvider } from './ocrProvider';

describe('the OCR provider', () => {
  let server: Server;
  let url = '';
  const requests: { method?: string; url?: string; headers: Record<string, unknown>; body: string }[] = [];
  let reply: [status: number, body: string] = [200, '{}'];

  before(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { method, url: path, headers } = request;
        requests.push({ method, url: path, headers, body: Buffer.concat(parts).toString() });
        response.writeHead(reply[0], { 'content-type': 'application/json' }).end(reply[1]);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/read?region=south`;
  });
  after(() => server.close());
  beforeEach(() => {
    requests.length = 0;
    reply = [200, '{}'];
  });
  const picture = Buffer.from('jpeg');
  const provider = () => new HttpOcrProvider(url, 'secret');

  it('reports a failure without the content of the document', async () => {
    reply = [503, '{"realName":"覃秀兰"}'];
    await assert.rejects(provider().readIdCard(picture, 'front'), { message: 'The OCR service answered 503' });
    reply = [200, '覃秀兰'];
    const error: unknown = await provider()
      .readIdCard(picture, 'front')
      .catch((reason: unknown) => reason);
    assert.match(String(error), /no JSON object/);
    assert.ok(!String((error as Error).stack).includes('覃秀兰'));
    await assert.rejects(new HttpOcrProvider('http://127.0.0.1:1', 'secret').readLicence(picture));
  });

  it('sends the picture, the kind of document and the token', async () => {
    await provider().readIdCard(picture, 'front');
    await provider().readIdCard(picture, 'back');
    await provider().readLicence(picture);
    await provider().readCard(picture);
    assert.deepEqual(
      requests.map(({ method, url: path, headers, body }) => [
        method,
        path,
        headers['authorization'],
        headers['content-type'],
        body
      ]),
      [
        ['POST', '/read?region=south&paper=idCard', 'Bearer secret', 'image/jpeg', 'jpeg'],
        ['POST', '/read?region=south&paper=idCardBack', 'Bearer secret', 'image/jpeg', 'jpeg'],
        ['POST', '/read?region=south&paper=licence', 'Bearer secret', 'image/jpeg', 'jpeg'],
        ['POST', '/read?region=south&paper=card', 'Bearer secret', 'image/jpeg', 'jpeg']
      ]
    );
  });

  it('omits unrecognised fields and invalid values', async () => {
    reply = [200, JSON.stringify({ name: '桂南香叶供应链', uscc: 9, address: '址'.repeat(101), isLongTerm: 'yes' })];
    assert.deepEqual(await provider().readLicence(picture), {
      name: '桂南香叶供应链',
      uscc: null,
      legalPerson: null,
      address: null,
      establishedOn: null,
      validUntil: null,
      isLongTerm: false
    });
    reply = [200, JSON.stringify({ realName: '覃秀兰', idNumber: '' })];
    assert.deepEqual(await provider().readIdCard(picture, 'front'), {
      realName: '覃秀兰',
      idNumber: null,
      validUntil: null,
      isLongTerm: false
    });
    reply = [200, JSON.stringify({ validUntil: '2038-06-30' })];
    assert.equal((await provider().readIdCard(picture, 'back')).validUntil, '2038-06-30');
  });

  it('leaves unread fields of a business card empty', async () => {
    const address = '址'.repeat(120);
    reply = [200, JSON.stringify({ name: '覃秀兰', mobile: 138, website: 'x'.repeat(241), address, idNumber: '4509' })];
    const { name, mobile, website, address: read, ...others } = await provider().readCard(picture);
    assert.deepEqual([name, mobile, website, read], ['覃秀兰', '', '', address]);
    assert.deepEqual([...new Set(Object.values(others))], ['']);
    assert.equal(Object.keys(others).length, 7);
  });

  it('is created only when it is configured', () => {
    assert.equal(createOcrProvider({ ocrProvider: undefined }), null);
    assert.ok(createOcrProvider({ ocrProvider: { url, token: '' } }) instanceof HttpOcrProvider);
    assert.equal(createCardOcr({ ocrProvider: undefined, isDemo: false }), null);
    assert.equal(createCardOcr({ ocrProvider: { url, token: '' }, isDemo: true })?.isDemo, false);
  });

  it('is played in the demo by a valid example that says so', async () => {
    const demo = createCardOcr({ ocrProvider: undefined, isDemo: true });
    assert(demo instanceof DemoCardOcr && demo.isDemo);
    const person = await demo.readCard();
    assert.deepEqual(normalizeHolderPerson(person), person);
    assert.deepEqual(holderPersonProblems(person), {});
  });
});
