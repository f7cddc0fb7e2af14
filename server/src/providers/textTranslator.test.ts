import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ServiceUnavailableError } from './externalService';
import { createTextTranslator, DemoTranslator, LibreTranslate } from './textTranslator';

const terms = [
  { name: '八角', zh_hant: null, en: 'Star anise', fr: 'Badiane', es: 'Anís estrellado' },
  { name: '大红八角', zh_hant: '大紅八角', en: 'Red star anise', fr: 'Badiane rouge', es: 'Anís rojo' }
];
const findTerms = () => Promise.resolve(terms);

describe('the translation service', () => {
  let server: Server;
  let url = '';
  const requests: unknown[] = [];
  let reply: [status: number, body: string];

  before(async () => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        requests.push([request.method, request.url, request.headers['content-type'], JSON.parse(text)]);
        response.writeHead(reply[0], { 'content-type': 'application/json' }).end(reply[1]);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => server.close());
  beforeEach(() => {
    requests.length = 0;
    reply = [200, JSON.stringify({ translatedText: 'New crop' })];
  });
  const translator = (key = '') => new LibreTranslate({ url: `${url}/`, key, name: 'LibreTranslate' });

  it('fails without its answer, an empty one and one of another form, and names neither text nor key', async () => {
    for (const wrong of ['{}', '新货', '{"translatedText":" "}', '{"translatedText":7}']) {
      reply = [200, wrong];
      await assert.rejects(translator().translate('新货', 'en'), ServiceUnavailableError);
    }
    reply = [403, '{"error":"新货"}'];
    await assert.rejects(translator('secret').translate('新货', 'en'), {
      name: 'ServiceUnavailableError',
      message: 'The translation service answered 403'
    });
    const unreachable = new LibreTranslate({ url: 'http://127.0.0.1:1', key: '', name: '' });
    await assert.rejects(unreachable.translate('新货', 'en'), ServiceUnavailableError);
  });

  it('gets the text with its code of the language, and the key when there is one', async () => {
    assert.equal(await translator().translate('新货', 'en'), 'New crop');
    await translator('secret').translate('New crop', 'zh-Hans');
    await translator('secret').translate('New crop', 'zh-Hant');
    const body = { source: 'auto', format: 'text' };
    assert.deepEqual(requests, [
      ['POST', '/translate', 'application/json', { q: '新货', target: 'en', ...body }],
      ['POST', '/translate', 'application/json', { q: 'New crop', target: 'zh', ...body, api_key: 'secret' }],
      ['POST', '/translate', 'application/json', { q: 'New crop', target: 'zt', ...body, api_key: 'secret' }]
    ]);
  });

  it('exists where it is configured, and as the demo', () => {
    assert.equal(createTextTranslator({ translation: undefined, isDemo: false }, findTerms), null);
    const configured = createTextTranslator({ translation: { url, key: '', name: '译通' }, isDemo: false }, findTerms);
    assert.deepEqual([configured?.name, configured?.isDemo], ['译通', false]);
    assert.equal(createTextTranslator({ translation: undefined, isDemo: true }, findTerms)?.isDemo, true);
  });
});

describe('the demo translation', () => {
  const demo = new DemoTranslator(findTerms);

  it('replaces terms of the trade only, longer ones first, and says so', async () => {
    assert.equal(
      await demo.translate('大红八角，比八角好', 'en'),
      '[Demo translation: trade terms only] Red star anise，比 Star anise 好'
    );
    assert.match(await demo.translate('八角', 'fr'), /^\[Traduction de démonstration.+\] Badiane$/);
    assert.match(await demo.translate('八角', 'es'), /^\[Traducción de demostración.+\] Anís estrellado$/);
  });

  it('finds terms as whole words in texts of Latin letters', async () => {
    assert.equal(
      await demo.translate('Red star anise, badianes and STAR ANISE', 'zh-Hant'),
      '【演示譯文：只替換行業名詞】大紅八角, badianes and 八角'
    );
    assert.equal(await demo.translate('Anís estrellado', 'zh-Hans'), '【演示译文：只替换行业名词】八角');
  });

  it('marks a text without a known term as well', async () => {
    assert.equal(await demo.translate('新货', 'en'), '[Demo translation: trade terms only] 新货');
    assert.equal(
      await new DemoTranslator(() => Promise.resolve([])).translate('hello', 'zh-Hans'),
      '【演示译文：只替换行业名词】hello'
    );
  });
});
