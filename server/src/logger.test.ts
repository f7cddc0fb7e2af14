import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import { loggerOptions } from './logger';
import { readSettings } from './settings';

describe('the log', () => {
  it('hides tokens, numbers, codes and encrypted bodies, and keeps the message of an error', async (t) => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      }
    });
    const options = loggerOptions(readSettings({ LOG_LEVEL: 'info' }));
    const app = Fastify({ logger: { ...(typeof options === 'object' ? options : {}), stream } });
    t.after(() => app.close());
    const error = Object.assign(new Error('taken'), { code: '23505', detail: 'Key (mobile)=(13800138000) exists' });
    const body = { mobile: '13800138000', code: '123456', password: 'secret', data: 'opaque', ciphertext: 'wrapped' };
    app.log.info({ ...body, authorization: 'Bearer token', body, req: { headers: { authorization: 'Bearer token' } } });
    app.log.error({ err: error });
    app.get('/api/front/search', () => 'found');
    await app.inject({ url: '/api/front/search?words=13800138000&invite=secret' });
    const text = lines.join('');
    assert.doesNotMatch(text, /13800138000|123456|secret|opaque|wrapped|Bearer/);
    assert.match(text, /"code":"23505"/);
    assert.match(text, /"url":"\/api\/front\/search"/);
  });
});
