import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { contract } from '@contract';
import { buildApp } from '../../app';
import { type TestApp, testApp } from '../../testing/testApp';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { description?: string; security?: unknown }>>;
}

describe('the OpenAPI document', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  it('has no interactive page in production', async (t) => {
    const app = await buildApp({ ...server.deps, settings: { ...server.deps.settings, isProduction: true } });
    t.after(() => app.close());
    assert.equal((await app.inject({ url: '/api/docs/' })).statusCode, 404);
    assert.equal((await app.inject({ url: '/api/openapi.json' })).statusCode, 200);
    assert.equal((await server.app.inject({ url: '/api/docs/' })).statusCode, 200);
  });

  it('has every call of the contract and nothing else, with its transport', async () => {
    const document = (await server.app.inject({ url: '/api/openapi.json' })).json<Document>();
    assert.equal(document.openapi, '3.1.0');
    const names = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)
    );
    assert.deepEqual(names.sort(), Object.keys(contract).sort());
    const login = document.paths['/api/member/user/loginByMsg']?.['post'];
    assert.match(login?.description ?? '', /body is encrypted.*answer is encrypted/);
    assert.deepEqual(document.paths['/api/member/user/current']?.['get']?.security, [{ token: [] }]);
  });
});
