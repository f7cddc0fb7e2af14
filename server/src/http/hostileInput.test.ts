import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { InjectOptions } from 'fastify';
import { contract } from '@contract';
import type { Endpoint } from '@contract/endpoint';
import { buildApp } from '../app';
import { HttpSms } from '../providers/sms';
import { HttpWeChat } from '../providers/weChat';
import { api } from '../testing/api';
import { logIn } from '../testing/logIn';
import { type TestApp, testApp } from '../testing/testApp';

const uploads = (Object.entries(contract) as [string, Endpoint][]).filter(
  ([, { multipart, auth }]) => multipart !== undefined && auth === 'member'
);

describe('hostile input and failing resources', () => {
  let server: TestApp;
  let authorization: string;
  let token: string;
  before(async () => {
    writeFileSync(path.join((server = await testApp({ isSeeded: true })).deps.settings.dataDir, 'index.html'), 'page');
    token = await logIn(server);
    authorization = `Bearer ${token}`;
  });
  after(() => server.close());

  const post = async (url: string, contentType: string, payload: string) => {
    const options: InjectOptions = {
      method: 'POST',
      url,
      headers: { authorization, 'content-type': contentType },
      payload
    };
    return (await server.app.inject(options)).json<{ data: object }>().data;
  };

  it('get VALIDATION for a lone surrogate in any field', async () => {
    const data = { error: 'VALIDATION', fields: { body: 'characters' } };
    for (const body of ['{"inviterCode":"A\\ud800B"}', '{"\\udc00":1}', '["\\ud83d"]']) {
      assert.deepEqual(await post('/api/front/invite/getInviterName', 'application/json', body), data);
    }
    assert.notDeepEqual(
      await post('/api/front/invite/getInviterName', 'application/json', '{"inviterCode":"\\ud83c\\udf36"}'),
      data
    );
    assert.deepEqual(
      await server.api.expectError('POST /api/member/user/login', { account: '\ud800', password: 'x' }),
      data
    );
  });

  it('get VALIDATION for a form without a boundary, and for a truncated one', async () => {
    const cut =
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nabc';
    const { id } = await server.api.call(
      'POST /api/front/upload/parts/begin',
      { kind: 'video', bytes: 5_000_000 },
      { token }
    );
    const queries = { '/privateImage': '?purpose=verification', '/{id}': '?index=0' };
    for (const [name] of uploads) {
      const query = Object.entries(queries).find(([end]) => name.endsWith(end))?.[1] ?? '';
      const url = `${name.split(' ')[1]}${query}`.replace('{id}', id);
      assert.deepEqual(
        await post(url, 'multipart/form-data', 'x'),
        { error: 'VALIDATION', fields: { file: 'malformed' } },
        name
      );
      const data = await post(url, 'multipart/form-data; boundary=cut', cut);
      assert.deepEqual(data, { error: 'VALIDATION', fields: { file: 'malformed' } }, name);
    }
  });

  it('get NOT_FOUND for impossible file names', async (t) => {
    const settings = { ...server.deps.settings, h5Dir: server.deps.settings.dataDir };
    const app = await buildApp({ ...server.deps, settings });
    t.after(() => app.close());
    for (const url of ['/h5/%00.js', `/h5/${'x'.repeat(5_000)}.js`, '/h5/index.html/x.js']) {
      const response = await app.inject({ url });
      assert.deepEqual(
        [response.statusCode, response.json<{ msg: string }>().msg],
        [404, 'NOT_FOUND'],
        url.slice(0, 20)
      );
    }
  });

  it('get UNAVAILABLE while a gateway is down', async (t) => {
    const weChat = new HttpWeChat({
      apiUrl: 'http://127.0.0.1:1',
      miniProgram: { appid: 'wx0123456789abcdef', secret: 's' },
      webPage: undefined
    });
    const app = await buildApp({ ...server.deps, sms: new HttpSms('http://127.0.0.1:1/', ''), weChat });
    t.after(() => app.close());
    const client = api(app);
    const asked = [
      client.send('POST /api/member/user/sendMsgCode', { mobile: '13700001111' }),
      client.send('POST /api/member/account/weChat/bind', { source: 'miniProgram', code: 'code' }, { token })
    ];
    for (const outcome of await Promise.allSettled(asked)) {
      assert.equal(outcome.status, 'rejected');
      assert.match(String(outcome.reason), /HTTP 503.*"error":"UNAVAILABLE"/);
    }
  });

  it('get UNAVAILABLE while a disk is full', async (t) => {
    for (const code of ['ENOSPC', '53100']) {
      const images = { ...server.deps.files, save: () => Promise.reject(Object.assign(new Error('full'), { code })) };
      const app = await buildApp({ ...server.deps, files: images });
      t.after(() => app.close());
      app.get(`/full/${code}`, { config: { call: 'a call' } }, () => images.save());
      const response = await app.inject({ url: `/full/${code}` });
      assert.deepEqual([response.statusCode, response.json<{ msg: string }>().msg], [503, 'UNAVAILABLE']);
    }
  });

  it('get success for parallel logins of one WeChat user, and CONFLICT for their second account', async () => {
    const codes = (outcomes: { code: number }[]) => outcomes.map(({ code }) => code).sort();
    for (let round = 0; round < 10; round += 1) {
      const newcomers = Array.from({ length: 4 }, (_, index) =>
        server.api.send('POST /api/member/user/loginByVX', {
          source: 'miniProgram',
          code: `newcomer${round}.${index}`,
          phoneCode: `phone-1390000${1000 + round}`,
          agreedVersion: '1'
        })
      );
      assert.deepEqual(codes(await Promise.all(newcomers)), [200, 200, 200, 200]);
      const own = Array.from({ length: 4 }, (_, index) =>
        server.api.send(
          'POST /api/member/account/weChat/bind',
          { source: 'miniProgram', code: `own${round}-${index}.x` },
          { token }
        )
      );
      assert.deepEqual(codes(await Promise.all(own)), [200, 200, 200, 200]);
    }
    const tokens = await Promise.all(Array.from({ length: 4 }, () => logIn(server)));
    const one = tokens.map((of, index) =>
      server.api.send(
        'POST /api/member/account/weChat/bind',
        { source: 'miniProgram', code: `shared.${index}` },
        { token: of }
      )
    );
    assert.deepEqual(codes(await Promise.all(one)), [200, 409, 409, 409]);
  });
});
